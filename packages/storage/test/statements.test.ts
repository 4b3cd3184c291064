import { expect, it } from 'vitest';
import fc from 'fast-check';
import { type Value, UniqueViolation, type Sql } from '../src/index.ts';
import { eachEngine } from '../test-engines.ts';

const tables = [
  {
    name: '001-things',
    up: `create table things (id integer primary key, label text, flag integer, big bigint, volts double precision);
         create unique index one_label on things (label);`,
  },
];

await eachEngine((engine) => {
  async function open() {
    const db = await engine.open();
    await db.migrate(tables);
    return db;
  }

  it('stores booleans as 0 and 1 and gives numbers back as numbers', async () => {
    const { sql } = await open();
    const big = Number.MAX_SAFE_INTEGER;
    const [row] = await sql`
      insert into things (id, flag, big, volts) values (${1}, ${true}, ${big}, ${2.95}) returning *`;
    // Plain objects, whatever the driver makes.
    expect(row).toStrictEqual({ id: 1, label: null, flag: 1, big, volts: 2.95 });
    expect(await sql`select count(*) as n, sum(big) as total from things`).toEqual([
      { n: 1, total: big },
    ]);
  });

  it('keeps text as it was given, whatever it looks like', async () => {
    const { sql } = await open();
    const texts = [
      `'); drop table things; --`,
      '$1 ? :name',
      '',
      'Ouvrir une vitrine 🛒 \u202e\\',
      '\n"',
    ];
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

  it('answers while open and refuses after it was closed', async () => {
    const db = await open();
    await db.ping();
    const last = db.sql`insert into things (id) values (1) returning id`;
    await db.close();
    expect(await last).toEqual([{ id: 1 }]);
    await expect(db.sql`select 1`).rejects.toThrow('The database is closed.');
  });

  it('names a row that exists already', async () => {
    const { sql } = await open();
    await sql`insert into things (id, label) values (1, 'cart')`;
    await expect(sql`insert into things (id) values (1)`).rejects.toThrow(UniqueViolation);
    await expect(sql`insert into things (id, label) values (2, ${'cart'})`).rejects.toThrow(
      UniqueViolation,
    );
    const once = await sql`
      insert into things (id, label) values (3, 'cart') on conflict do nothing returning id`;
    expect(once).toEqual([]);
  });

  it('refuses a statement that is not SQL, and works on', async () => {
    const { sql } = await open();
    await expect(sql`selekt 1`).rejects.toThrow(/syntax error/);
    expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
  });

  it('refuses to store what is no value of a database', async () => {
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

// A table of numbered notes, and the same in a Map. Whatever commands are given, in groups that run
// at once, both hold the same in the end and every answer agrees.

type Step =
  | { do: 'put'; id: number; body: string | null }
  | { do: 'add'; id: number; body: string | null }
  | { do: 'remove'; id: number }
  | { do: 'read'; id: number };
type Command = Step | { do: 'all or nothing'; steps: Step[]; fail: boolean };
type Notes = Map<number, string | null>;

const id = fc.integer({ min: 1, max: 4 });
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
    await db.migrate([
      { name: '001', up: 'create table notes (id integer primary key, body text)' },
    ]);
    await fc.assert(
      fc.asyncProperty(fc.array(command, { maxLength: 30 }), async (commands) => {
        await db.sql`delete from notes`;
        const notes: Notes = new Map();
        for (const each of commands) {
          const expected = inMap(notes, each);
          expect(await inDatabase(db.sql, each).catch(() => 'refused')).toEqual(expected);
        }
        const rows = await db.sql<{ id: number; body: string | null }>`select id, body from notes`;
        expect(new Map(rows.map((row) => [row.id, row.body]))).toEqual(notes);
      }),
      { numRuns: 20 },
    );
  });

  it('leaves what some order of the commands leaves when they run at once', async () => {
    const db = await engine.open();
    await db.migrate([
      { name: '001', up: 'create table notes (id integer primary key, body text)' },
    ]);
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(id, { minLength: 2 }),
        fc.infiniteStream(command),
        async (ids, stream) => {
          // Each id has its own commands in order, so the outcome for it does not depend on the others.
          await db.sql`delete from notes`;
          const notes: Notes = new Map();
          const work = ids.map(async (only) => {
            for (const each of [...stream.take(6)].map((given) => narrow(given, only))) {
              const expected = inMap(notes, each);
              expect(await inDatabase(db.sql, each).catch(() => 'refused')).toEqual(expected);
            }
          });
          await Promise.all(work);
          const rows = await db.sql<{
            id: number;
            body: string | null;
          }>`select id, body from notes`;
          expect(new Map(rows.map((row) => [row.id, row.body]))).toEqual(notes);
        },
      ),
      { numRuns: 12 },
    );
  });
});

const narrow = (given: Command, only: number): Command =>
  given.do === 'all or nothing'
    ? { ...given, steps: given.steps.map((each) => ({ ...each, id: only })) }
    : { ...given, id: only };

function inMap(notes: Notes, given: Command): unknown {
  if (given.do !== 'all or nothing') return stepInMap(notes, given);
  const before = new Map(notes);
  const answers = given.steps.map((each) => stepInMap(notes, each));
  if (!given.fail && !answers.includes('refused')) return answers;
  notes.clear();
  for (const [key, value] of before) notes.set(key, value);
  return 'refused';
}

function stepInMap(notes: Notes, given: Step): unknown {
  const known = notes.has(given.id);
  if (given.do === 'add' && known) return 'refused';
  if (given.do === 'add' || (given.do === 'put' && known)) notes.set(given.id, given.body);
  if (given.do === 'remove') notes.delete(given.id);
  if (given.do === 'read') return known ? [{ body: notes.get(given.id) }] : [];
  return given.do === 'add' || known ? [{ id: given.id }] : [];
}

async function inDatabase(sql: Sql, given: Command): Promise<unknown> {
  if (given.do !== 'all or nothing') return stepInDatabase(sql, given);
  return sql.tx(async (tx) => {
    const answers = [];
    for (const each of given.steps) answers.push(await stepInDatabase(tx, each));
    if (given.fail) throw new Error('refused on purpose');
    return answers;
  });
}

function stepInDatabase(sql: Sql, given: Step): Promise<unknown> {
  if (given.do === 'add') {
    return sql`insert into notes (id, body) values (${given.id}, ${given.body}) returning id`;
  }
  if (given.do === 'put') {
    return sql`update notes set body = ${given.body} where id = ${given.id} returning id`;
  }
  if (given.do === 'remove') return sql`delete from notes where id = ${given.id} returning id`;
  return sql`select body from notes where id = ${given.id}`;
}
