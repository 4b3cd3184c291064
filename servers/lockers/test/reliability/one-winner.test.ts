import { afterEach, expect, test } from 'vitest';
import { eachEngine } from '@frontline/storage/test-engines';
import { testPostgres } from '@frontline/storage/test-postgres';
import { demoServer, orderFor, type Message, type Order } from '../demo-server.ts';
import { call, startProcess } from './server-process.ts';

const processes: ReturnType<typeof startProcess>[] = [];
afterEach(async () => {
  await Promise.all(processes.splice(0).map((each) => each.end()));
});

const { skipped, freshDatabase } = await testPostgres();
const create = 'POST /api/lockers/orders';
const times = (count: number) => Array.from({ length: count }, (_, n) => n);

await eachEngine((engine) => {
  test('lets one of fifty orders into a cabinet', async () => {
    const { send, errors } = await demoServer(await engine.open());
    const answers = await Promise.all(
      times(50).map((n) => send(create, { body: orderFor(11, { order_id: `ORD-${n}` }) })),
    );
    expectOneWinner(answers.map(({ status }) => status));
    const { body } = await send<Order>('PUT /api/lockers/orders/cabinets/11');
    expect(answers.find(({ status }) => status === 201)?.body).toMatchObject({
      order_id: body.order_id,
    });
    expect(errors).toEqual([]);
  });

  test('tells everyone who completes an order at once the same record', async () => {
    const { send, errors } = await demoServer(await engine.open());
    const answers = await Promise.all(
      times(50).map((n) => {
        const body = { completed_by: `staff-${n}` };
        return send<Order>('PUT /api/lockers/orders/cabinets/12', { body });
      }),
    );
    const names = new Set(answers.map(({ body }) => body.completed_by));
    expect(answers.map(({ status }) => status)).toEqual(times(50).map(() => 200));
    expect(names.size).toBe(1);
    expect(errors).toEqual([]);
  });

  test('lets an order end once when it is completed and canceled at the same instant', async () => {
    const { send, errors } = await demoServer(await engine.open());
    const cancel = { command: 'disable', order_id: 'ORD-1001' };
    const [completed, canceled] = await Promise.all([
      Promise.all(times(10).map(() => send('PUT /api/lockers/orders/customer/482913'))),
      Promise.all(times(10).map(() => send('PUT /api/lockers/cabinets/12', { body: cancel }))),
    ]);
    const won = [completed, canceled].map((answers) =>
      answers.every(({ status }) => status === 200),
    );
    const lost = [completed, canceled].map((answers) =>
      answers.some(({ status }) => status === 400),
    );
    expect([won, lost]).toContainEqual([true, false]);
    expect([won, lost]).toContainEqual([false, true]);
    expect(errors).toEqual([]);
  });
});

test.skipIf(skipped)(
  `lets one of fifty orders in when two server processes share PostgreSQL${skipped ? ` (skipped: ${skipped})` : ''}`,
  { timeout: 60_000 },
  async () => {
    const urls = await startTwo();
    for (const cabinet of [11, 21, 23]) {
      const answers = await Promise.all(
        times(50).map((n) =>
          call<Order & Message>(
            urls[n % 2] ?? '',
            create,
            orderFor(cabinet, { order_id: `ORD-${n}` }),
          ),
        ),
      );
      expectOneWinner(answers.map(({ status }) => status));
    }
  },
);

test.skipIf(skipped)(
  `counts wrong codes of two server processes together${skipped ? ` (skipped: ${skipped})` : ''}`,
  { timeout: 60_000 },
  async () => {
    const urls = await startTwo();
    const started = performance.now();
    const answers = await Promise.all(
      times(40).map((n) =>
        call(urls[n % 2] ?? '', `POST /api/lockers/cabinets/customers/9000${10 + n}`, {
          command: 'here',
        }),
      ),
    );
    // One comes back every four seconds, which a busy machine may take.
    const cameBack = Math.floor((performance.now() - started) / 4_000);
    const passed = answers.filter(({ status }) => status === 400).length;
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(40 - passed);
    expect(passed).toBeGreaterThanOrEqual(10);
    expect(passed).toBeLessThanOrEqual(10 + cameBack);
  },
);

async function startTwo(): Promise<string[]> {
  const environment = { DATABASE_URL: await freshDatabase() };
  processes.push(startProcess(environment), startProcess(environment));
  return Promise.all(processes.map((each) => each.url()));
}

function expectOneWinner(statuses: number[]) {
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.filter((status) => status === 400)).toHaveLength(statuses.length - 1);
}
