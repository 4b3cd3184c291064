import { expect, test } from 'vitest';
import { longestMemoryMs } from '../src/wrong-codes.ts';
import { demoServer, eachEngine } from './demo-server.ts';

await eachEngine((engine) => {
  test('forgets wrong codes once they can no longer earn a wait', async () => {
    const db = await engine.open();
    const { server, clock, send } = await demoServer(db);
    const kept = async () => (await db.sql`SELECT organization_id FROM wrong_codes`).length;
    await send('PUT /api/lockers/orders/customer/000000');
    clock.advance(longestMemoryMs / 1_000);
    await server.tick();
    expect(await kept()).toBe(1);
    clock.advance(1);
    await server.tick();
    expect(await kept()).toBe(0);
    await db.close();
  });
});
