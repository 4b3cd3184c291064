import { expect, test } from 'vitest';
import { demoServer, eachEngine, type Cabinet, type DemoServer } from './demo-server.ts';

const customer = (code: string) => `POST /api/lockers/cabinets/customers/${code}`;
const refused = { message: 'The open code is unknown or no longer valid.' };

await eachEngine((engine) => {
  test('opens the door on agree and closes it by itself after the timer', async () => {
    const { send, cabinet, clock } = await demoServer(await engine.open());
    const { status, body } = await send<Cabinet>(customer('482913'), {
      body: { command: 'agree' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: 12, state: 'open', occupied: 1 });
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

  test('asks for a wait of four seconds for each open order after ten wrong codes', async () => {
    const demo = await demoServer(await engine.open());
    expect(await guess(demo, 10)).toEqual(Array(10).fill(400));
    // They are counted together, whatever address they come from.
    const late = await demo.send(customer('900000'), {
      body: { command: 'here' },
      address: '192.0.2.2',
    });
    expect(late.status).toBe(429);
    expect(late.body).toEqual({ message: 'Please wait 8 seconds before sending another request!' });
    expect(late.headers.get('retry-after')).toBe('8');
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

await eachEngine(
  (engine) => {
    test('refuses a command that customers do not have', async () => {
      const { send } = await demoServer(await engine.open());
      const answer = await send(customer('482913'), { body: { command: 'open' } });
      const message = 'The command must be one of here, agree and disagree.';
      expect(answer).toMatchObject({ status: 400, body: { message } });
    });
  },
  ['SQLite'],
);

async function guess({ send }: DemoServer, times: number): Promise<number[]> {
  const guesses = Array.from({ length: times }, (_, n) =>
    send(customer(String(900_000 + n)), { body: { command: 'here' } }),
  );
  return (await Promise.all(guesses)).map(({ status }) => status);
}
