import { expect, test } from 'vitest';
import type { TestEngine } from '@frontline/storage/test-engines';
import { demoServer, eachEngine, orderFor, type DemoServer, type Order } from '../demo-server.ts';

const create = 'POST /api/lockers/orders';
const times = (count: number) => Array.from({ length: count }, (_, n) => n);

await eachEngine((engine) => {
  test('answers the same record to all who complete an order concurrently', async () => {
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

  test('ends an order once if it is completed and canceled concurrently', async () => {
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

await eachEngine(['PostgreSQL'], (engine) => {
  test('accepts one of fifty orders if two servers share a database', async () => {
    const servers = await startTwo(engine);
    const answers = await Promise.all(
      times(50).map((n) =>
        servers[n % 2]!.send(create, { body: orderFor(11, { order_id: `ORD-${n}` }) }),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array(49).fill(400)]);
    const { body } = await servers[0].send<Order>('PUT /api/lockers/orders/cabinets/11');
    const won = answers.find(({ status }) => status === 201);
    expect(won?.body).toMatchObject({ order_id: body.order_id });
  });

  test('counts wrong codes of two servers together', async () => {
    const servers = await startTwo(engine);
    const body = { command: 'here' };
    const answers = await Promise.all(
      times(40).map((n) =>
        servers[n % 2]!.send(`POST /api/lockers/cabinets/customers/9000${10 + n}`, { body }),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(10).fill(400), ...Array(30).fill(429)]);
  });
});

/** Two servers that start concurrently on one database, like two processes. */
async function startTwo(engine: TestEngine): Promise<[DemoServer, DemoServer]> {
  const databases = [await engine.open(), await engine.openAgain()] as const;
  return Promise.all([demoServer(databases[0]), demoServer(databases[1])]);
}
