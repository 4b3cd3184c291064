import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createIdempotency, deleteAnswersOf, purgeAnswers } from '../src/idempotency.ts';
import { idempotencyTable } from '../src/idempotency.ts';
import type { Database, Sql } from '../src/index.ts';
import { eachEngine } from '../test-engines.ts';

const digest = (text: string) => createHash('sha256').update(text).digest('hex');
const press = { scope: 'button 1', key: 'a', request: 'press' };
const table = { name: 'presses', up: 'CREATE TABLE presses (n INTEGER NOT NULL)' };

const retentionMs = 24 * 3_600_000;
const noon = Date.parse('2026-03-01T12:00:00.000Z');

async function open(db: Database) {
  await db.migrate([{ name: 'kept', up: idempotencyTable }, table]);
  let instant = noon;
  let answers = 0;
  const now = () => new Date(instant);
  const runOnce = createIdempotency({ sql: db.sql, now, digest, retentionMs });
  const count = async (sql: Sql) => {
    await sql`INSERT INTO presses (n) VALUES (1)`;
    return { status: 200, press: ++answers };
  };
  return {
    runOnce,
    count,
    presses: async () => (await db.sql`SELECT n FROM presses`).length,
    advance: (hours: number) => void (instant += hours * 3_600_000),
  };
}

await eachEngine((engine) => {
  test('runs work once and returns the first answer to each repeat', async () => {
    const { runOnce, count, presses } = await open(await engine.open());
    for (let n = 0; n < 3; n++)
      expect(await runOnce(press, count)).toEqual({ answer: { status: 200, press: 1 } });
    expect(await presses()).toBe(1);
  });

  test('distinguishes keys of two scopes, and refuses a key reused for another request', async () => {
    const { runOnce, count, presses } = await open(await engine.open());
    await runOnce(press, count);
    await runOnce({ ...press, scope: 'button 2' }, count);
    expect(await presses()).toBe(2);
    const other = { ...press, request: 'hold' };
    expect(await runOnce(other, count)).toEqual({ refused: 'other request' });
    expect(await presses()).toBe(2);
  });

  test('refuses a repeat while the first is in flight', async () => {
    const { runOnce, count, presses } = await open(await engine.open());
    const both = await Promise.all([runOnce(press, count), runOnce(press, count)]);
    expect(both).toEqual([{ answer: { status: 200, press: 1 } }, { refused: 'in flight' }]);
    expect(await presses()).toBe(1);
  });

  test('stores nothing for work that was not done or failed', async () => {
    const { runOnce, count, presses } = await open(await engine.open());
    const refused = await runOnce(press, async () => ({ status: 300 }));
    expect(refused).toEqual({ answer: { status: 300 } });
    const fails = async (sql: Sql) => {
      await count(sql);
      throw new Error('no paper');
    };
    await expect(runOnce(press, fails)).rejects.toThrow('no paper');
    expect(await presses()).toBe(0);
    await runOnce(press, count);
    expect(await presses()).toBe(1);
  });

  test('expires answers after 24 hours, and purges them', async () => {
    const db = await engine.open();
    const { runOnce, count, presses, advance } = await open(db);
    const storedCount = async () => (await db.sql`SELECT id FROM kept_answers`).length;
    await runOnce(press, count);
    advance(24);
    await runOnce(press, count);
    await purgeAnswers(db.sql, new Date('2026-03-02T12:00:00.000Z'), retentionMs);
    expect([await presses(), await storedCount()]).toEqual([1, 1]);
    await purgeAnswers(db.sql, new Date('2026-03-02T12:00:00.001Z'), retentionMs);
    expect(await storedCount()).toBe(0);
    await runOnce(press, count);
    advance(24.001);
    await runOnce(press, count);
    expect(await presses()).toBe(3);
  });

  test("deletes the answers of one person, with any characters in a name, and nobody else's", async () => {
    const db = await engine.open();
    const { runOnce } = await open(db);
    const trickyNames = 'S_m,Sam,Jo "Pepe" Lee,a\\b,_,%,Samantha,O\'Brien,é\n,'.split(',');
    const letters = fc.string({ unit: fc.constantFrom(...'aA_%"\\\'\n é{}:,') });
    const people = fc.uniqueArray(letters, { minLength: 2 });
    const numRuns = engine.name === 'in-page' ? 15 : 5;
    let run = 0;
    await fc.assert(
      fc.asyncProperty(people, async (names) => {
        await db.sql`DELETE FROM kept_answers`;
        run++;
        for (const [index, name] of names.entries()) {
          const answer = { status: 200, body: { list: [{ by: name, note: names[0] }] } };
          const call = { scope: `${run}`, key: `${index}`, request: 'x' };
          await runOnce(call, async () => answer);
        }
        await deleteAnswersOf(db.sql, ({ by }) => by === names[1]);
        const rows = await db.sql<{ answer: string }>`SELECT answer FROM kept_answers`;
        const remaining = rows.map(({ answer }) => JSON.parse(answer).body.list[0].by as string);
        expect(remaining.sort()).toEqual(names.filter((name) => name !== names[1]).sort());
      }),
      { numRuns, examples: [[trickyNames.toReversed()], [trickyNames]] },
    );
  });
});

await eachEngine(['PostgreSQL'], (engine) => {
  test('returns the answer to a repeat in another process, and runs one at a time', async () => {
    const first = await open(await engine.open());
    const second = await open(await engine.openAgain());
    const outcomes = await Promise.all([
      first.runOnce(press, first.count),
      second.runOnce(press, second.count),
    ]);
    expect(await first.presses()).toBe(1);
    for (const outcome of outcomes) {
      expect([{ answer: { status: 200, press: 1 } }, { refused: 'in flight' }]).toContainEqual(
        outcome,
      );
    }
    expect(await second.runOnce(press, second.count)).toEqual({
      answer: { status: 200, press: 1 },
    });
  });

  test('returns the answer to a repeat whose snapshot is older than the first request', async () => {
    const first = await open(await engine.open());
    const { sql } = await engine.openAgain();
    const begin = sql.tx.bind(sql);
    sql.tx = (work) =>
      begin(async (inside) => {
        await inside`SELECT n FROM presses`;
        await first.runOnce(press, first.count);
        return work(inside);
      });
    const runOnce = createIdempotency({ sql, now: () => new Date(noon), digest, retentionMs });
    expect(await runOnce(press, first.count)).toEqual({ answer: { status: 200, press: 1 } });
    expect(await first.presses()).toBe(1);
  });
});
