import { expect, it } from 'vitest';
import type { Sql } from '../src/index.ts';
import { eachEngine } from '../test-engines.ts';

const tables = [
  {
    name: '001',
    up: 'create table calls (id integer primary key, claimed_by text, tries integer)',
  },
];

async function claimBySixty(handles: Sql[]): Promise<string[]> {
  const claims = await Promise.all(
    Array.from({ length: 60 }, (_, n) => {
      const sql = handles[n % handles.length]!;
      return sql<{ claimed_by: string }>`
        update calls set claimed_by = ${`staff-${n}`} where id = 1 and claimed_by is null
        returning claimed_by`;
    }),
  );
  return claims.flat().map((row) => row.claimed_by);
}

await eachEngine((engine) => {
  it('lets exactly one of sixty conditional updates win', async () => {
    const db = await engine.open();
    await db.migrate(tables);
    await db.sql`insert into calls (id) values (1)`;
    const winners = await claimBySixty([db.sql]);
    expect(winners).toHaveLength(1);
    expect(await db.sql`select claimed_by from calls`).toEqual([{ claimed_by: winners[0] }]);
  });

  it('loses no increment of sixty transactions that read before they write', async () => {
    const { migrate, sql } = await engine.open();
    await migrate(tables);
    await sql`insert into calls (id, tries) values (1, 0)`;
    await Promise.all(
      Array.from({ length: 60 }, () =>
        sql.tx(async (tx) => {
          const [call] = await tx<{ tries: number }>`select tries from calls where id = 1`;
          await tx`update calls set tries = ${call!.tries + 1} where id = 1`;
        }),
      ),
    );
    expect(await sql`select tries from calls`).toEqual([{ tries: 60 }]);
  });
});

await eachEngine(
  (engine) => {
    it('lets exactly one win across two connections to one database', async () => {
      const [one, other] = [await engine.open(), await engine.openAgain()];
      await one.migrate(tables);
      await one.sql`insert into calls (id) values (1)`;
      expect(await claimBySixty([one.sql, other.sql])).toHaveLength(1);
    });
  },
  ['SQLite', 'PostgreSQL'],
);
