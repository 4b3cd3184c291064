import { expect, it } from 'vitest';
import { eachEngine } from '../test-engines.ts';
await eachEngine((engine) => {
  it('works', async () => {
    const db = await engine.open();
    await db.migrate([{ name: '1', up: 'create table t (id integer primary key, n integer)' }]);
    expect(await db.sql`insert into t values (1, ${true}) returning *`).toEqual([{ id: 1, n: 1 }]);
  });
});
