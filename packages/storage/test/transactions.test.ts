import { expect, it } from 'vitest';
import { type Sql, UniqueViolation } from '../src/index.ts';
import { eachEngine, type TestEngine } from '../test-engines.ts';

const ids = async (sql: Sql) =>
  (await sql<{ id: number }>`select id from notes order by id`).map(({ id }) => id);

async function openNotes(engine: TestEngine) {
  const db = await engine.open();
  await db.migrate([{ name: '001', up: 'create table notes (id integer primary key, body text)' }]);
  return db.sql;
}

await eachEngine((engine) => {
  const open = () => openNotes(engine);

  it('rolls back only the nested transaction', async () => {
    const sql = await open();
    await sql.tx(async (tx) => {
      await tx`insert into notes (id) values (1)`;
      const nested = tx.tx(async (inner) => {
        await inner`insert into notes (id) values (2)`;
        await inner`insert into notes (id) values (1)`;
      });
      await expect(nested).rejects.toThrow(UniqueViolation);
      await tx.tx((inner) => inner`insert into notes (id) values (3)`);
      await tx`insert into notes (id) values (4)`;
    });
    expect(await ids(sql)).toEqual([1, 3, 4]);
  });

  it('aborts a transaction whose statement failed, even when the error is caught', async () => {
    const sql = await open();
    const work = sql.tx(async (tx) => {
      await tx`insert into notes (id) values (1)`;
      await tx`insert into notes (id) values (1)`.catch(() => undefined);
      return 'done';
    });
    await expect(work).rejects.toThrow(UniqueViolation);
    expect(await ids(sql)).toEqual([]);
  });

  it('loses no increment of sixty transactions that read before they write', async () => {
    const sql = await open();
    await sql`insert into notes (id, body) values (1, '0')`;
    const increment = async (tx: Sql) => {
      const [note] = await tx<{ body: string }>`select body from notes where id = 1`;
      await tx`update notes set body = ${String(Number(note!.body) + 1)} where id = 1`;
    };
    await Promise.all(Array.from({ length: 60 }, () => sql.tx(increment)));
    expect(await sql`select body from notes`).toEqual([{ body: '60' }]);
  });

  it('ends a nested transaction with its outer one, which did not await it', async () => {
    const sql = await open();
    let resume: () => void = () => undefined;
    const pause = new Promise<void>((resolve) => (resume = resolve));
    let nested: Promise<void> | undefined;
    let ended: Sql | undefined;
    const outer = sql.tx(async (tx) => {
      ended = tx;
      nested = tx.tx(async (inner) => {
        await pause;
        await inner`insert into notes (id) values (1)`;
      });
    });
    await expect(outer).rejects.toThrow('await every statement in it');
    await sql.tx(async (tx) =>
      tx.tx(async (inner) => {
        await inner`insert into notes (id) values (2)`;
        resume();
        const message =
          'This transaction has ended: await every statement inside sql.tx before it returns.';
        await expect(nested).rejects.toThrow(message);
        await expect(ended!`insert into notes (id) values (3)`).rejects.toThrow(message);
      }),
    );
    expect(await ids(sql)).toEqual([2]);
  });

  it('refuses the outer sql while a nested transaction runs', async () => {
    const sql = await open();
    const work = sql.tx((tx) => tx.tx(async () => void (await tx`select 1`)));
    await expect(work).rejects.toThrow('Inside a nested sql.tx use only the sql it hands in');
  });
});

// On an embedded engine, the statement has finished before the work can end.
await eachEngine(['PostgreSQL'], (engine) => {
  it('refuses a transaction that ends while its statement is still running', async () => {
    const sql = await openNotes(engine);
    const work = sql.tx(async (tx) => {
      void tx`insert into notes (id) values (1)`.catch(() => undefined);
    });
    await expect(work).rejects.toThrow('await every statement in it');
    expect(await ids(sql)).toEqual([]);
  });
});

await eachEngine(['SQLite', 'PostgreSQL'], (engine) => {
  it('lets one of sixty conditional updates win across two connections to one database', async () => {
    const handles = [await openNotes(engine), (await engine.openAgain()).sql];
    await handles[0]!`insert into notes (id) values (1)`;
    const claim = (n: number) => handles[n % 2]!<{ body: string }>`
      update notes set body = ${`staff-${n}`} where id = 1 and body is null returning body`;
    const claims = await Promise.all(Array.from({ length: 60 }, (_, n) => claim(n)));
    expect(claims.flat()).toHaveLength(1);
    expect(await handles[1]!`select body from notes`).toEqual(claims.flat());
  });
});

await eachEngine((engine) => {
  async function open() {
    const db = await engine.open();
    const up = `create table shelves (id integer primary key);
      create table items (
        id integer primary key,
        shelf integer references shelves (id) deferrable initially deferred
      );`;
    await db.migrate([{ name: '001', up }]);
    return db.sql;
  }

  it('rolls back only the failed unit of a batch', async () => {
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
    const remaining = await sql<{ id: number }>`select id from shelves order by id`;
    expect(remaining.map(({ id }) => id)).toEqual([1, 2, 4]);
  });

  it('rejects the whole batch when the commit fails, and stores nothing', async () => {
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

// On PostgreSQL a transaction has its own connection, and readers see only committed data.
await eachEngine(['SQLite', 'in-page'], (engine) => {
  it('returns no result before the commit, not even to readers', async () => {
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
});
