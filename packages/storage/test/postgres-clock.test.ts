import { expect, it } from 'vitest';
import { createDatabaseClock } from '../src/postgres-clock.ts';

/** A database whose clock is `ahead` of this machine's, and which takes its time to say so. */
function database(ahead: number, ms = 0) {
  const server = { ahead, ms };
  const clock = createDatabaseClock(async () => {
    await new Promise((resolve) => setTimeout(resolve, server.ms));
    return Date.now() + server.ahead;
  });
  return { server, clock, off: () => clock.now().getTime() - (Date.now() + server.ahead) };
}

it('shows the time of the database, whatever that of this machine is', async () => {
  for (const minutes of [-15, 0, 15]) {
    const { clock, off } = database(minutes * 60_000);
    await clock.measure();
    expect(Math.abs(off())).toBeLessThan(1_000);
  }
});

it('goes by a clock that was set in the meantime', async () => {
  const { server, clock, off } = database(0);
  await clock.measure();
  server.ahead = -3_600_000;
  expect(off()).toBeGreaterThan(3_500_000);
  await clock.measure();
  expect(Math.abs(off())).toBeLessThan(1_000);
});

it('does not go back because an answer took long', async () => {
  const { server, clock } = database(0);
  await clock.measure();
  const before = clock.now().getTime() - performance.now();
  server.ms = 200;
  server.ahead = -50;
  await clock.measure();
  expect(clock.now().getTime() - performance.now()).toBeCloseTo(before, -1);
});
