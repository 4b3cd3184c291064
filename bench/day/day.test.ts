import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { testPostgres } from '@frontline/storage/test-postgres';
import { simulateDay, type DayReport } from './simulate.ts';

// A small day; `npm run bench -- day` is a whole one.

const small = { acts: 200, hours: 3 };

function expectAllOnce({ faults, requests, orders, messages, kills, clockJumps }: DayReport) {
  expect(faults).toEqual([]);
  expect({ requests, orders, messages }).toEqual({ requests: 80, orders: 60, messages: 60 });
  expect([kills, clockJumps].every((count) => count > 0)).toBe(true);
}

test(
  'has everything it acknowledged once after a day on SQLite',
  { timeout: 120_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'frontline-day-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    expectAllOnce(await simulateDay({ ...small, places: [{ folder }] }));
  },
);

const { skipped, freshDatabase } = await testPostgres();

test.skipIf(skipped)(
  `has everything it acknowledged once after a day of two processes on PostgreSQL${skipped ? ` (skipped: ${skipped})` : ''}`,
  { timeout: 120_000 },
  async () => {
    const url = await freshDatabase();
    expectAllOnce(await simulateDay({ ...small, places: [{ url }, { url }] }));
  },
);
