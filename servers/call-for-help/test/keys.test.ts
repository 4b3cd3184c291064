import { expect, test } from 'vitest';
import { eachEngine } from '@frontline/storage/test-engines';
import { createKeysRunner } from '@frontline/node-server/test-commands';
import { commands } from '../keys/index.ts';
import { migrations } from '../src/migrations/index.ts';
import { buttonKey, demoServer } from './demo-server.ts';

await eachEngine(['SQLite', 'PostgreSQL'], (engine) => {
  test('creates everything a press needs, shows each secret once, and revokes it', async () => {
    const db = await engine.open();
    await db.migrate(migrations);
    const say = createKeysRunner(db, commands);
    await say(['create-organization', '--name', 'Corner Market']);
    const of = '--organization-id 1001';
    await say(`create-location ${of} --name Main --channel-id channel-main`);
    await say(`create-option ${of} --text-en Help --text-fr Aide --prompt-en H --prompt-fr A`);
    const device = await say('create-device --name Aisle --location-id 1001 --option-id 1001');
    const device_key = /device_key: (\S+)/.exec(device)?.[1] ?? '';
    const key = /\nkey: (\S+)/.exec(await say(`create-key ${of} --name Buttons`))?.[1] ?? '';
    for (const secret of [device_key, key]) expect(secret).toMatch(/^[\w-]{43}$/);

    const lists = ['organizations', 'locations', 'options', 'devices', 'keys'];
    const listed = (await Promise.all(lists.map((what) => say(`list-${what}`)))).join('');
    expect(listed).toContain('channel-main');
    for (const secret of [device_key, key]) expect(listed).not.toContain(secret);

    const { send, clock } = await demoServer(db, { demo: false });
    const press = () => send('POST /api/callbutton/press', { key, body: { device_key } });
    expect((await press()).status).toBe(200);
    expect(await say('export-requests')).toMatch(/^\{"id":\d+,"device_id":1001,/);
    clock.advance(60);
    await say('revoke-device --id 1001');
    expect((await press()).status).toBe(400);
    await say('revoke-key --id 1001');
    expect((await press()).status).toBe(401);
  });

  test.each([
    ['create-key --organization-id 7 --name x', 'There is no organization 7'],
    ['create-location --organization-id 7 --name x --channel-id c', 'There is no organization 7'],
    ['revoke-key --id 7', 'There is no key 7 that is not revoked already.'],
    ['create-device --name x', '--location-id is missing'],
  ])('refuses in one sentence: %s', async (line, sentence) => {
    const db = await engine.open();
    await db.migrate(migrations);
    await expect(createKeysRunner(db, commands)(line)).rejects.toThrow(sentence);
  });

  test('erases one person from records and stored answers, and nobody else of the same name', async () => {
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
    const say = createKeysRunner(db, commands);
    expect(await say('erase-person --user-id staff%1')).toBe('Erased in 0 records.');
    const storedAnswers = async () => {
      const rows = await db.sql<{ answer: string }>`SELECT answer FROM kept_answers`;
      return rows.map(({ answer }) => JSON.parse(answer).body);
    };
    expect(await storedAnswers()).toHaveLength(2);
    expect(await say('erase-person --user-id staff_1')).toBe('Erased in 1 records.');
    const message_id = 'demo-request-claimed';
    expect(await storedAnswers()).toEqual([
      expect.objectContaining({ message_id, claimed_by: name }),
    ]);
  });

  test('replaces the key of a call button, and undoes revocations', async () => {
    const db = await engine.open();
    const { send } = await demoServer(db);
    const say = createKeysRunner(db, commands);
    const renewed = /device_key: (\S+)/.exec(await say('renew-device-key --id 1'))?.[1];
    const press = async (device_key = renewed) => {
      const body = { device_key, button_value: 0 };
      return (await send('POST /api/callbutton/press', { key: buttonKey, body })).status;
    };
    const refused = await press('demo-button-aisle-4');
    const accepted = await press();
    expect(accepted).not.toBe(refused);
    for (const what of [
      'device --id 1',
      'location --id 101',
      'key --id 1',
      'organization --id 1',
    ]) {
      await say(`revoke-${what}`);
      expect(await press()).not.toBe(accepted);
      await say(`restore-${what}`);
      expect(await press()).toBe(accepted);
    }
  });
});
