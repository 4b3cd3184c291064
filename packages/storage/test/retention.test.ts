import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Database } from '../src/index.ts';
import { createPurgeClock } from '../src/retention.ts';
import { eachEngine } from '../test-engines.ts';

const start = Date.parse('2026-11-27T12:00:00.000Z');
const hour = 3_600_000;
const day = 24 * hour;
const iso = (time: number) => new Date(time).toISOString();

/** A machine whose clock can be set without time passing, and processes on it. */
function machine(db: Database, newest: string | null = null) {
  const time = { clock: start, lived: 0 };
  const warnings: string[] = [];
  return {
    warnings,
    process: () =>
      createPurgeClock({
        sql: db.sql,
        now: () => new Date(time.clock),
        newest: async () => [{ at: newest }],
        warn: (message) => void warnings.push(message),
        steady: () => time.lived,
      }),
    set: (clock: number) => void (time.clock = clock),
    live(ms: number) {
      time.clock += ms;
      time.lived += ms;
    },
  };
}

await eachEngine((engine) => {
  async function open() {
    const db = await engine.open();
    await db.migrate([]);
    return db;
  }

  test('follows the clock, and continues where the last process stopped', async () => {
    const { process, live } = machine(await open());
    const first = await process();
    expect(iso((await first()).getTime())).toBe(iso(start));
    live(5 * hour);
    expect(iso((await first()).getTime())).toBe(iso(start + 5 * hour));
    live(1_000);
    const second = await process();
    live(1_000);
    expect(iso((await second()).getTime())).toBe(iso(start + 5 * hour + 2_000));
  });

  test('does not follow a jump, warns once, and goes back immediately with the clock', async () => {
    const { process, live, set, warnings } = machine(await open());
    const purgeTime = await process();
    await purgeTime();
    set(Date.parse('2038-01-19T03:14:08.000Z'));
    for (let tick = 0; tick < 5; tick++) {
      live(1_000);
      await purgeTime();
    }
    expect((await purgeTime()).getTime() - start).toBe(5 * 24_000);
    expect(warnings).toEqual([
      expect.stringMatching(
        /^The clock says 2038-01-19T\S+, 40\d\d days after what this server has lived through\. .* 2026-11-27T/,
      ),
    ]);
    set(start + 6_000);
    expect((await purgeTime()).getTime()).toBe(start + 6_000);
    set(start - hour);
    expect((await purgeTime()).getTime()).toBe(start - hour);
    set(start - 2 * hour);
    await purgeTime();
    const next = await process();
    set(start + 4_000 * day);
    expect((await next()).getTime()).toBe(start - 2 * hour);
  });

  test('starts at the newest record when the first process finds the clock ahead', async () => {
    const { process, set } = machine(await open(), iso(start));
    set(start + 4_000 * day);
    expect((await (await process())()).getTime()).toBe(start);
  });

  test('catches up within seven hours after a week without a process', async () => {
    const { process, live, set } = machine(await open());
    await (
      await process()
    )();
    set(start + 7 * day);
    const purgeTime = await process();
    await purgeTime();
    live(7 * hour + 20 * 60_000);
    expect((await purgeTime()).getTime()).toBe(start + 7 * day + 7 * hour + 20 * 60_000);
  });
});

await eachEngine(['in-page'], (engine) => {
  test('is never ahead of the clock, or of 24 times the running time', async () => {
    const jump = fc.record({ lived: fc.nat(hour), to: fc.integer({ min: -day, max: 900 * day }) });
    await fc.assert(
      fc.asyncProperty(fc.array(jump, { maxLength: 12 }), async (jumps) => {
        const db = await engine.open();
        await db.migrate([]);
        const { process, live, set } = machine(db);
        let purgeTime = await process();
        await purgeTime();
        let lived = 0;
        for (const [index, { lived: ms, to }] of jumps.entries()) {
          if (index % 3 === 2) purgeTime = await process();
          set(start + to);
          live(ms);
          lived += ms;
          const at = (await purgeTime()).getTime();
          expect(at).toBeLessThanOrEqual(start + to + ms);
          expect(at).toBeLessThanOrEqual(start + 24 * lived);
        }
      }),
      { numRuns: 40 },
    );
  });
});
