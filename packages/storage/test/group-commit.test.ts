import { expect, it } from 'vitest';
import { eachEngine } from '../test-engines.ts';

await eachEngine((engine) => {
  async function open() {
    const db = await engine.open();
    await db.migrate([
      {
        name: '001',
        up: `create table shelves (id integer primary key);
             create table items (
               id integer primary key,
               shelf integer references shelves (id) deferrable initially deferred
             );`,
      },
    ]);
    return db.sql;
  }

  it('rolls back only the piece that failed', async () => {
    const sql = await open();
    await sql`insert into shelves (id) values (1)`;
    const outcomes = await Promise.allSettled([
      sql`insert into shelves (id) values (2) returning id`,
      sql`insert into shelves (id) values (1)`,
      sql.tx(async (tx) => {
        await tx`insert into shelves (id) values (3)`;
        await tx`insert into shelves (id) values (1)`;
      }),
      sql`insert into shelves (id) values (4)`,
    ]);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(2);
    const left = await sql<{ id: number }>`select id from shelves order by id`;
    expect(left.map(({ id }) => id)).toEqual([1, 2, 4]);
  });

  it('rejects the whole batch when the commit fails, and stores nothing of it', async () => {
    const sql = await open();
    const outcomes = await Promise.allSettled([
      sql`insert into shelves (id) values (1)`,
      sql`insert into items (id, shelf) values (1, ${77})`,
      sql`select 1`,
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(await sql`select id from shelves`).toEqual([]);
    expect(await sql`insert into shelves (id) values (1) returning id`).toEqual([{ id: 1 }]);
  });
});

await eachEngine(
  (engine) => {
    it('answers nobody before the commit, readers included', async () => {
      const { sql } = await engine.open();
      const order: string[] = [];
      const work = sql.tx(async (tx) => {
        for (let step = 0; step < 5; step++) await tx`select 1`;
        order.push('last statement');
      });
      const read = sql`select 1`.then(() => order.push('reader answered'));
      await Promise.all([work.then(() => order.push('writer answered')), read]);
      expect(order).toEqual(['last statement', 'writer answered', 'reader answered']);
    });
  },
  // On PostgreSQL a transaction has a connection of its own, and readers see only what is committed.
  ['SQLite', 'in-page'],
);
