import { expect, it } from 'vitest';
import fc from 'fast-check';
import { type Value, UniqueViolation, type Sql } from '../src/index.ts';
import { eachEngine } from '../test-engines.ts';

const up = `
  create table things (id integer primary key, label text, flag integer, big bigint, volts double precision);
  create unique index one_label on things (label);`;
const notesTable = { name: '001', up: 'create table notes (id integer primary key, body text)' };

await eachEngine((engine) => {
  async function open() {
    const db = await engine.open();
    await db.migrate([{ name: '001-things', up }]);
    return db;
  }

  it('stores booleans as 0 and 1 and returns numbers as numbers', async () => {
    const { sql } = await open();
    const big = Number.MAX_SAFE_INTEGER;
    const [row] = await sql`
      insert into things (id, flag, big, volts) values (${1}, ${true}, ${big}, ${2.95}) returning *`;
    // Plain objects, whatever the driver returns.
    expect(row).toStrictEqual({ id: 1, label: null, flag: 1, big, volts: 2.95 });
    const sums = await sql`select count(*) as n, sum(big) as total from things`;
    expect(sums).toEqual([{ n: 1, total: big }]);
  });

  it('stores text unchanged, whatever it contains', async () => {
    const { sql } = await open();
    const foreign = 'Ouvrir une vitrine 🛒 \u202e\\';
    const texts = [`'); drop table things; --`, '$1 ? :name', '', foreign, '\n"'];
    for (const [id, label] of texts.entries()) {
      await sql`insert into things (id, label) values (${id}, ${label})`;
      const again = await sql`select label from things where label = ${label}`;
      expect(again).toEqual([{ label }]);
    }
  });

  it('finds nothing for null with = and the row with "is null"', async () => {
    const { sql } = await open();
    await sql`insert into things (id, label) values (${1}, ${null})`;
    expect(await sql`select id from things where label = ${null}`).toEqual([]);
    expect(await sql`select id from things where label is null`).toEqual([{ id: 1 }]);
  });

  it('finishes statements sent before closing, and refuses later ones', async () => {
    const db = await open();
    await db.ping();
    const last = db.sql`insert into things (id) values (1) returning id`;
    await db.close();
    expect(await last).toEqual([{ id: 1 }]);
    await expect(db.sql`select 1`).rejects.toThrow('The database is closed.');
  });

  it('throws a UniqueViolation for an existing row', async () => {
    const { sql } = await open();
    await sql`insert into things (id, label) values (1, 'cart')`;
    await expect(sql`insert into things (id) values (1)`).rejects.toThrow(UniqueViolation);
    const second = sql`insert into things (id, label) values (2, ${'cart'})`;
    await expect(second).rejects.toThrow(UniqueViolation);
    const once = await sql`
      insert into things (id, label) values (3, 'cart') on conflict do nothing returning id`;
    expect(once).toEqual([]);
  });

  it('rejects a statement that is not SQL, and continues', async () => {
    const { sql } = await open();
    await expect(sql`selekt 1`).rejects.toThrow(/syntax error/);
    expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
  });

  it('refuses values that a database cannot store', async () => {
    const { sql } = await open();
    for (const [value, described] of [
      [undefined, 'undefined'],
      [Number.NaN, 'NaN'],
      [Infinity, 'Infinity'],
      [new Date(0), 'a Date (use toISOString())'],
      [{ a: 1 }, 'an object'],
    ] as unknown as [Value, string][])
      await expect(sql`insert into things (label) values (${value})`).rejects.toThrow(
        `Cannot store ${described} after "insert into things (label) values (": give a string, a finite number, a boolean or null.`,
      );
  });
});

// A table of numbered notes, and a Map as its model. After any commands, run in concurrent groups, both have the
// same contents and every result agrees.

type Step =
  | { do: 'put'; id: number; body: string | null }
  | { do: 'add'; id: number; body: string | null }
  | { do: 'remove'; id: number }
  | { do: 'read'; id: number };
type Command = Step | { do: 'all or nothing'; steps: Step[]; fail: boolean };
type Notes = Map<number, string | null>;

const id = fc.integer({ min: 1, max: 4 });
const someIds = fc.uniqueArray(id, { minLength: 2 });
const body = fc.option(fc.string({ unit: 'binary' }).map((text) => text.replaceAll('\0', '')));
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('put' as const), id, body }),
  fc.record({ do: fc.constant('add' as const), id, body }),
  fc.record({ do: fc.constant('remove' as const), id }),
  fc.record({ do: fc.constant('read' as const), id }),
);
const command: fc.Arbitrary<Command> = fc.oneof(
  step,
  fc.record({
    do: fc.constant('all or nothing' as const),
    steps: fc.array(step, { maxLength: 4 }),
    fail: fc.boolean(),
  }),
);

await eachEngine((engine) => {
  it('agrees with a map on random commands', { timeout: 60_000 }, async () => {
    const db = await engine.open();
    await db.migrate([notesTable]);
    await fc.assert(
      fc.asyncProperty(fc.array(command, { maxLength: 30 }), async (commands) => {
        await db.sql`delete from notes`;
        const notes: Notes = new Map();
        for (const each of commands) await expectSame(db.sql, notes, each);
        expect(await notesIn(db.sql)).toEqual(notes);
      }),
      { numRuns: 20 },
    );
  });

  it('gives each id the outcome of its own commands when they run concurrently', async () => {
    const db = await engine.open();
    await db.migrate([notesTable]);
    await fc.assert(
      fc.asyncProperty(someIds, fc.infiniteStream(command), async (ids, stream) => {
        // Each id has its own commands in order, so its outcome does not depend on the others.
        await db.sql`delete from notes`;
        const notes: Notes = new Map();
        const work = ids.map(async (onlyId) => {
          for (const each of [...stream.take(6)].map((given) => narrow(given, onlyId)))
            await expectSame(db.sql, notes, each);
        });
        await Promise.all(work);
        expect(await notesIn(db.sql)).toEqual(notes);
      }),
      { numRuns: 12 },
    );
  });
});

async function expectSame(sql: Sql, notes: Notes, each: Command): Promise<void> {
  const expected = inMap(notes, each);
  expect(await inDatabase(sql, each).catch(() => 'refused')).toEqual(expected);
}

async function notesIn(sql: Sql): Promise<Notes> {
  const rows = await sql<{ id: number; body: string | null }>`select id, body from notes`;
  return new Map(rows.map((row) => [row.id, row.body]));
}

const narrow = (command: Command, onlyId: number): Command =>
  command.do === 'all or nothing'
    ? { ...command, steps: command.steps.map((each) => ({ ...each, id: onlyId })) }
    : { ...command, id: onlyId };

function inMap(notes: Notes, command: Command): unknown {
  if (command.do !== 'all or nothing') return stepInMap(notes, command);
  const before = new Map(notes);
  const answers = command.steps.map((each) => stepInMap(notes, each));
  if (!command.fail && !answers.includes('refused')) return answers;
  notes.clear();
  for (const [key, value] of before) notes.set(key, value);
  return 'refused';
}

function stepInMap(notes: Notes, step: Step): unknown {
  const known = notes.has(step.id);
  if (step.do === 'add' && known) return 'refused';
  if (step.do === 'add' || (step.do === 'put' && known)) notes.set(step.id, step.body);
  if (step.do === 'remove') notes.delete(step.id);
  if (step.do === 'read') return known ? [{ body: notes.get(step.id) }] : [];
  return step.do === 'add' || known ? [{ id: step.id }] : [];
}

async function inDatabase(sql: Sql, command: Command): Promise<unknown> {
  if (command.do !== 'all or nothing') return stepInDatabase(sql, command);
  return sql.tx(async (tx) => {
    const answers = [];
    for (const each of command.steps) answers.push(await stepInDatabase(tx, each));
    if (command.fail) throw new Error('refused on purpose');
    return answers;
  });
}

function stepInDatabase(sql: Sql, step: Step): Promise<unknown> {
  if (step.do === 'add') {
    return sql`insert into notes (id, body) values (${step.id}, ${step.body}) returning id`;
  }
  if (step.do === 'put') {
    return sql`update notes set body = ${step.body} where id = ${step.id} returning id`;
  }
  if (step.do === 'remove') return sql`delete from notes where id = ${step.id} returning id`;
  return sql`select body from notes where id = ${step.id}`;
}
