import { expect, test, describe } from 'vitest';
import { openCodeLength, wrongCodesAtOnce } from '@frontline/specs/lockers/limits';
import { demoServer, eachEngine, type Cabinet, type DemoServer } from './demo-server.ts';
import { afterWrongCode, secondsPerWrongCode, retentionMs } from '../src/wrong-codes.ts';
import type { Guesses } from '../src/wrong-codes.ts';

const customer = (code: string) => `POST /api/lockers/cabinets/customers/${code}`;
const refused = { message: 'The open code is unknown or no longer valid.' };

await eachEngine((engine) => {
  test('opens the door on agree and closes it by itself after the timer', async () => {
    const { send, cabinet, clock } = await demoServer(await engine.open());
    const answer = await send<Cabinet>(customer('482913'), { body: { command: 'agree' } });
    const body = { id: 12, state: 'open', occupied: 1 };
    expect(answer).toMatchObject({ status: 200, body });
    clock.advance(14.9);
    expect((await cabinet(12)).state).toBe('open');
    clock.advance(0.1);
    expect((await cabinet(12)).state).toBe('closed');
  });

  test('never refuses a right code, however many wrong ones came before it', async () => {
    const demo = await demoServer(await engine.open());
    await guess(demo, 12);
    expect((await demo.send(customer('482913'), { body: { command: 'agree' } })).status).toBe(200);
    const completed = await demo.send('PUT /api/lockers/orders/customer/731046');
    expect(completed.status).toBe(200);
  });

  test('requires a wait of four seconds per open order after ten wrong codes', async () => {
    const demo = await demoServer(await engine.open());
    expect(await guess(demo, 10)).toEqual(Array(10).fill(400));
    const sent = { body: { command: 'here' } };
    const { status, body, headers } = await demo.send(customer('900000'), sent);
    const message = 'Please wait 8 seconds before sending another request!';
    expect([status, body, headers.get('retry-after')]).toEqual([429, { message }, '8']);
    demo.clock.advance(7.9);
    expect(await guess(demo, 1)).toEqual([429]);
    demo.clock.advance(0.1);
    expect(await guess(demo, 1)).toEqual([400]);
    expect(await guess(demo, 1)).toEqual([429]);
  });

  test('refuses a code that no open order has, ended ones included', async () => {
    const { send } = await demoServer(await engine.open());
    await send('PUT /api/lockers/orders/customer/482913');
    for (const code of ['000000', '482913', 'x', '%20']) {
      const answer = await send(customer(code), { body: { command: 'agree' } });
      expect(answer).toMatchObject({ status: 400, body: refused });
    }
  });
});

await eachEngine(['SQLite'], (engine) => {
  test('refuses a command that customers do not have', async () => {
    const { send } = await demoServer(await engine.open());
    const answer = await send(customer('482913'), { body: { command: 'open' } });
    const message = 'The command must be one of here, agree and disagree.';
    expect(answer).toMatchObject({ status: 400, body: { message } });
  });
});

async function guess({ send }: DemoServer, times: number): Promise<number[]> {
  const guesses = Array.from({ length: times }, (_, n) =>
    send(customer(String(900_000 + n)), { body: { command: 'here' } }),
  );
  return (await Promise.all(guesses)).map(({ status }) => status);
}

const start = Date.parse('2026-03-01T12:00:00.000Z');
const at = (seconds: number) => new Date(start + seconds * 1_000).toISOString();

/** The waits of wrong codes at these seconds. */
function waits(openOrders: number, ...seconds: number[]): number[] {
  let previous: Guesses | undefined;
  return seconds.map((second) => {
    const { guesses, wait } = afterWrongCode(previous, openOrders, at(second));
    previous = guesses;
    return wait;
  });
}
const codesInAll = openCodeLength.alphabet.length ** openCodeLength.length;
const ten = Array<number>(10).fill(0);

test('allows one more after each wait, counted down in whole seconds', () => {
  expect(waits(2, ...ten, 0.5, 7.9, 8, 8, 15, 16)).toEqual([...ten, 8, 1, 0, 8, 1, 0]);
});

test('forgives all ten after ten waits', () => {
  expect(waits(2, ...ten, ...ten.map(() => 80), 80)).toEqual([...ten, ...ten, 8]);
});

test('waits longer the likelier a guess is, and at most ten minutes', () => {
  const waits = [0, 1, 2, 25, 150, 151, 5_000].map(secondsPerWrongCode);
  expect(waits).toEqual([4, 4, 8, 100, 600, 600, 600]);
});

test('does not extend the wait for attempts during it', () => {
  expect(waits(2, ...ten, 1, 2, 3, 4, 5, 8)).toEqual([...ten, 7, 6, 5, 4, 3, 0]);
});

test('never requires more than one wait, wherever the clock is set', () => {
  const back = -3_600;
  expect(waits(2, ...ten, 0, back, back + 7, back + 8)).toEqual([...ten, 8, 8, 1, 0]);
  expect(waits(2, ...ten, 86_400)).toEqual([...ten, 0]);
});

describe('the arithmetic of the documents', () => {
  test.each([1, 10, 100, 150])(
    'finds one of %i open orders once in 46 days of guessing',
    (open) => {
      const guessesNeeded = codesInAll / open;
      const days = (guessesNeeded * secondsPerWrongCode(open)) / 86_400;
      expect(Math.floor(days)).toBe(46);
    },
  );

  test('gives the ten immediate guesses less than one chance in six hundred with 150 open orders', () => {
    expect((wrongCodesAtOnce.value * 150) / codesInAll).toBeLessThan(1 / 600);
  });
});

await eachEngine((engine) => {
  test('deletes wrong codes once they can no longer cause a wait', async () => {
    const db = await engine.open();
    const { server, clock, send } = await demoServer(db);
    const countRows = async () => (await db.sql`SELECT organization_id FROM wrong_codes`).length;
    await send('PUT /api/lockers/orders/customer/000000');
    clock.advance(retentionMs / 1_000);
    await server.tick();
    expect(await countRows()).toBe(1);
    clock.advance(1);
    await server.tick();
    expect(await countRows()).toBe(0);
    await db.close();
  });
});
