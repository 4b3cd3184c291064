import { expect, test } from 'vitest';
import { eachEngine } from '@frontline/storage/test-engines';
import { buttonKey, demoServer } from './demo-server.ts';
import { runKeys } from './run-keys.ts';

await eachEngine(
  (engine) => {
    test('erases one person from records and kept answers, and nobody of the same name', async () => {
      const db = await engine.open();
      const { send } = await demoServer(db);
      const end = async (request: string, who: string, claimed_by: string) => {
        const message_id = `demo-request-${request}`;
        await db.sql`UPDATE requests SET is_claimed = 1, claimed_by = ${claimed_by},
          claimed_by_user_id = ${who} WHERE message_id = ${message_id}`;
        const headers = { 'Idempotency-Key': who };
        await send('POST /api/callforhelp/cancel', { body: { message_id }, headers });
      };
      const name = 'Jo "Pepe\\" L_%';
      await end('created', 'staff_1', name);
      await end('claimed', 'staffX1', name);
      const erase = (user_id: string) => runKeys(db, 'erase-person', { user_id });
      expect(await erase('staff%1')).toEqual({ message: 'Erased in 0 records.' });
      const kept = async () => {
        const rows = await db.sql<{ answer: string }>`SELECT answer FROM kept_answers`;
        return rows.map(({ answer }) => JSON.parse(answer).body);
      };
      expect(await kept()).toHaveLength(2);
      expect(await erase('staff_1')).toEqual({ message: 'Erased in 1 records.' });
      const message_id = 'demo-request-claimed';
      expect(await kept()).toEqual([expect.objectContaining({ message_id, claimed_by: name })]);
    });

    test('gives a call button another key, and takes revocations back', async () => {
      const db = await engine.open();
      const { send } = await demoServer(db);
      const { secrets = {} } = await runKeys(db, 'renew-device-key', { id: 1 });
      const press = async (device_key = secrets['device_key']) => {
        const body = { device_key, button_value: 0 };
        return (await send('POST /api/callbutton/press', { key: buttonKey, body })).status;
      };
      const refused = await press('demo-button-aisle-4');
      const accepted = await press();
      expect(accepted).not.toBe(refused);
      const revocations = [
        ['device', 1],
        ['location', 101],
        ['key', 1],
        ['organization', 1],
      ] as const;
      for (const [what, id] of revocations) {
        await runKeys(db, `revoke-${what}`, { id });
        expect(await press()).not.toBe(accepted);
        await runKeys(db, `restore-${what}`, { id });
        expect(await press()).toBe(accepted);
      }
    });
  },
  ['SQLite', 'PostgreSQL'],
);
