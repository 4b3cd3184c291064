import { expect, test } from 'vitest';
import { eachEngine } from '@frontline/storage/test-engines';
import { demoServer, orderFor, type Order } from './demo-server.ts';
import { runKeys } from './run-keys.ts';

await eachEngine(
  (engine) => {
    test('gives a locker another api-key', async () => {
      const db = await engine.open();
      const { send } = await demoServer(db);
      const report = { cabinets: [{ key: 1, front_status: 'closed' }] };
      const status = async (key: string) =>
        (await send('POST /api/lockers/cabinet/status', { key, body: report })).status;
      const { message = '' } = await runKeys(db, 'renew-api-key', { id: 1 });
      const made = /new one is (\S+)/.exec(message)?.[1] ?? '';
      expect([await status('demo-locker-key-1'), await status(made)]).toEqual([401, 200]);
      await expect(runKeys(db, 'renew-api-key', { id: 7 })).rejects.toThrow(
        'There is no locker 7 that is not revoked: list-lockers shows them.',
      );
    });

    test('takes revocations back', async () => {
      const db = await engine.open();
      const { send } = await demoServer(db);
      const list = async () => (await send('GET /api/lockers/locations/101')).status;
      const cabinets = async () =>
        (await send<{ cabinets: object[] }[]>('GET /api/lockers/locations/101')).body.map(
          (locker) => locker.cabinets.length,
        );
      const before = await cabinets();
      for (const [what, id] of [
        ['locker', 2],
        ['cabinet', 14],
      ] as const) {
        await runKeys(db, `revoke-${what}`, { id });
        expect(await cabinets()).not.toEqual(before);
        const said = await runKeys(db, `restore-${what}`, { id });
        expect(said).toEqual({ message: `The ${what} ${id} works again.` });
        expect(await cabinets()).toEqual(before);
        await expect(runKeys(db, `restore-${what}`, { id })).rejects.toThrow(
          `There is no ${what} ${id} that is revoked.`,
        );
      }
      for (const what of ['key', 'organization']) {
        await runKeys(db, `revoke-${what}`, { id: 1 });
        expect(await list()).toBe(403);
        await runKeys(db, `restore-${what}`, { id: 1 });
        expect([await list(), await cabinets()]).toEqual([200, before]);
      }
    });

    test('restores no cabinet whose position has been given to another one', async () => {
      const db = await engine.open();
      await demoServer(db);
      await runKeys(db, 'revoke-cabinet', { id: 14 });
      const cabinet = { count: 1, size: 'mini', heat: false, cool_off_period: 0 };
      await runKeys(db, 'create-cabinets', { locker_id: 1, ...cabinet });
      await expect(runKeys(db, 'restore-cabinet', { id: 14 })).rejects.toThrow(
        'The position of cabinet 14 has been given to another one. Revoke that one first.',
      );
    });

    test('lists open orders without their codes', async () => {
      const db = await engine.open();
      const { send } = await demoServer(db);
      await send('PUT /api/lockers/orders/cabinets/12');
      const { rows } = await runKeys(db, 'list-open-orders', {});
      expect(rows).toEqual([expect.objectContaining({ order_id: 'ORD-1002', cabinet_id: 22 })]);
      expect(JSON.stringify(rows)).not.toMatch(/open_code|731046/);
    });

    test('erases a person with any letters in the name, and nobody else', async () => {
      const db = await engine.open();
      const { send } = await demoServer(db);
      const complete = (completed_by: string, repeat: string, cabinet: number) =>
        send<Order>(`PUT /api/lockers/orders/cabinets/${cabinet}`, {
          body: { completed_by },
          repeat,
        });
      for (const cabinet of [11, 21]) {
        await send('POST /api/lockers/orders', { body: orderFor(cabinet) });
      }
      const quoted = 'Jo "Pepe\\" Lee';
      await complete(quoted, 'e1', 12);
      await complete('S_m', 'e2', 11);
      await complete('Sam', 'e3', 21);
      for (const name of [quoted, 'S_m']) {
        const said = await runKeys(db, 'erase-person', { name });
        expect(said).toEqual({ message: 'Erased in 1 records.' });
      }
      const kept = await db.sql<{ answer: string }>`SELECT answer FROM kept_answers`;
      expect(kept.map(({ answer }) => JSON.parse(answer).body.completed_by)).toEqual(['Sam']);
      expect((await complete('Sam', 'e3', 21)).body.completed_by).toBe('Sam');
    });
  },
  ['SQLite', 'PostgreSQL'],
);
