import { eachEngine } from '@frontline/storage/test-engines';
import { expect, test } from 'vitest';
import { waitMs } from '../src/open-code-limit.ts';
import { demoServer } from './demo-server.ts';

await eachEngine((engine) => {
  test('forgets a caller whose wait has passed, and no other', async () => {
    const db = await engine.open();
    const { server, clock, send } = await demoServer(db);
    const kept = async () => {
      const rows = await db.sql<{ caller: string }>`SELECT caller FROM wrong_codes`;
      return rows.length;
    };
    const guess = (address: string) => send('PUT /api/lockers/orders/customer/000000', { address });
    await guess('192.0.2.1');
    clock.advance(waitMs / 2_000);
    await guess('192.0.2.2');
    clock.advance(waitMs / 2_000 + 1);
    await server.tick();
    expect(await kept()).toBe(1);
    clock.advance(waitMs / 1_000);
    await server.tick();
    expect(await kept()).toBe(0);
    await db.close();
  });
});
