import { expect, it } from 'vitest';
import { createGroupCommit } from '../src/group-commit.ts';
import { eachEngine } from '../test-engines.ts';

it('puts everything that waits while a batch runs into the next one', async () => {
  const batches: string[][] = [];
  const group = createGroupCommit<string>(async (batch) => {
    batches.push(batch.map(({ work }) => work));
    await new Promise((resolve) => setTimeout(resolve, 20));
    for (const { work, resolve } of batch) resolve(work);
  }, queueMicrotask);
  const first = group.join('a');
  await new Promise((resolve) => setTimeout(resolve, 5));
  const rest = ['b', 'c', 'd'].map((work) => group.join(work));
  expect(await Promise.all([first, ...rest])).toEqual(['a', 'b', 'c', 'd']);
  expect(batches).toEqual([['a'], ['b', 'c', 'd']]);
});

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
