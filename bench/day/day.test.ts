import { expect, test } from 'vitest';
import { testPostgres } from '@frontline/storage/test-postgres';
import { simulateDay, type DayReport } from './simulate.ts';

// A short day; `npm run bench -- day` runs a full one.

const small = { acts: 100, hours: 3 };

function expectAllOnce({ faults, requests, orders, messages, kills, clockJumps }: DayReport) {
  expect(faults).toEqual([]);
  expect({ requests, orders, messages }).toEqual({ requests: 40, orders: 30, messages: 30 });
  expect([kills, clockJumps].every((count) => count > 0)).toBe(true);
}

const { skipped, freshDatabase } = await testPostgres();

test.skipIf(skipped)(
  `has everything it acknowledged once after a day of two processes on PostgreSQL${skipped ? ` (skipped: ${skipped})` : ''}`,
  { timeout: 120_000 },
  async () => {
    const url = await freshDatabase();
    expectAllOnce(await simulateDay({ ...small, places: [{ url }, { url }] }));
  },
);
