import { expect, it } from 'vitest';
import type { Value } from '../src/index.ts';
import { UniqueViolation } from '../src/index.ts';
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
