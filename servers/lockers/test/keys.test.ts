import { expect, test } from 'vitest';
import { eachEngine } from '@frontline/storage/test-engines';
import { createKeysRunner } from '@frontline/node-server/test-commands';
import { commands } from '../keys/index.ts';
import { migrations } from '../src/migrations/index.ts';
import { demoServer, orderFor, type Locker, type Order } from './demo-server.ts';

await eachEngine(['SQLite', 'PostgreSQL'], (engine) => {
  test('creates everything an order needs, shows each secret once, and revokes it', async () => {
    const db = await engine.open();
    await db.migrate(migrations);
    const say = createKeysRunner(db, commands);
    await say('create-organization --name Market');
    const made = await say('create-key --organization-id 1 --name Shop');
    const token = /secret_token: (\S+)/.exec(made)?.[1] ?? '';
    const where = '--organization-id 1 --location-id 7';
    const locker = await say(`create-locker ${where} --name Door --version 2 --rear-loading true`);
    const key = /api-key is (\S+)/.exec(locker)?.[1] ?? '';
    await say('create-cabinets --locker-id 1 --count 2 --heat true');
    await say('create-cabinets --locker-id 1 --cool-off-period 60');
    for (const secret of [token, key]) expect(secret).toMatch(/^[\w-]{43}$/);

    const lists = ['organizations', 'keys', 'lockers', 'cabinets'];
    const listed = (await Promise.all(lists.map((what) => say(`list-${what}`)))).join('');
    expect(listed).toContain('Market');
    for (const secret of [token, key]) expect(listed).not.toContain(secret);

    const { send } = await demoServer(db, { demo: false });
    const list = () => send<Locker[]>('GET /api/lockers/locations/7', { token });
    const shown = await list();
    expect(shown.body[0]).toMatchObject({ api_key: key, rear_loading_available: true, timer: 15 });
    expect(shown.body[0]?.cabinets.map((each) => each.key)).toEqual([1, 2, 3]);

    const body = orderFor(1, { locker_id: 1, location_id: 7 });
    const { body: order } = await send<Order>('POST /api/lockers/orders', { token, body });
    expect(order.app_owner_id).toBe(1);
    const renewed = /secret_token: (\S+)/.exec(await say('renew-key --id 1'))?.[1] ?? '';
    const second = orderFor(2, { locker_id: 1, location_id: 7 });
    const later = await send<Order>('POST /api/lockers/orders', { token: renewed, body: second });
    expect(later.body.app_owner_id).toBe(1);
    const ended = await send<Order>('PUT /api/lockers/orders/cabinets/2', { token: renewed });
    expect(ended.body.application).toBe('Shop');
    const sentence = 'Complete or cancel its order first.';
    await expect(say('revoke-cabinet --id 1')).rejects.toThrow(sentence);
    await say('revoke-cabinet --id 3');
    expect((await list()).body[0]?.cabinets).toHaveLength(2);

    const complete = { token, body: { completed_by: 'Sam Lee' } };
    await send('PUT /api/lockers/orders/cabinets/2', complete);
    const open = { command: 'open', acted_by: 'Sam Lee', reason: 'Sam dropped it' };
    await send('PUT /api/lockers/cabinets/2', { token, body: open });
    expect(await say('list-activity')).toContain('Sam Lee');
    const [line = ''] = (await say('export-activity')).trim().split('\n').slice(-1);
    expect(JSON.parse(line)).toMatchObject({ what: 'open', acted_by: 'Sam Lee' });
    expect(await say(['erase-person', '--name=Sam Lee'])).toContain('Erased in 1 records.');
    expect(await say('export-activity')).not.toContain('Sam');
    expect(await say('export-orders')).not.toContain(order.open_code);

    const report = { key, body: { cabinets: [{ key: 1, front_status: 'open' }] } };
    expect((await send('POST /api/lockers/cabinet/status', report)).status).toBe(200);
    await say('revoke-locker --id 1');
    expect((await send('POST /api/lockers/cabinet/status', report)).status).toBe(401);
    const agree = { token, body: { command: 'agree' } };
    const customer = `POST /api/lockers/cabinets/customers/${order.open_code}`;
    expect((await send(customer, agree)).status).toBe(400);
    expect((await list()).body).toEqual([]);
    await say('revoke-key --id 1');
    expect((await list()).status).toBe(403);
  });

  test.each([
    ['create-key --organization-id 7 --name x', 'There is no organization 7'],
    ['create-cabinets --locker-id 7', 'There is no locker 7'],
    ['revoke-key --id 7', 'There is no key 7 that is not revoked already.'],
    ['create-locker --name x', '--organization-id is missing'],
  ])('refuses in one sentence: %s', async (line, sentence) => {
    const db = await engine.open();
    await db.migrate(migrations);
    await expect(createKeysRunner(db, commands)(line)).rejects.toThrow(sentence);
  });

  test('replaces the api-key of a locker, and undoes revocations', async () => {
    const db = await engine.open();
    const { send } = await demoServer(db);
    const say = createKeysRunner(db, commands);
    const report = { cabinets: [{ key: 1, front_status: 'closed' }] };
    const status = async (key: string) =>
      (await send('POST /api/lockers/cabinet/status', { key, body: report })).status;
    const made = /new one is (\S+)/.exec(await say('renew-api-key --id 1'))?.[1] ?? '';
    expect([await status('demo-locker-key-1'), await status(made)]).toEqual([401, 200]);
    const list = async () => {
      const { status, body } = await send<Locker[]>('GET /api/lockers/locations/101');
      return status === 200 ? body.map(({ cabinets }) => cabinets.length) : status;
    };
    const before = await list();
    for (const [what, revoked] of Object.entries({
      'locker --id 2': [4],
      'cabinet --id 14': [3, 6],
      'key --id 1': 403,
      'organization --id 1': 403,
    })) {
      await say(`revoke-${what}`);
      expect(await list()).toEqual(revoked);
      await say(`restore-${what}`);
      expect(await list()).toEqual(before);
    }
    const sentence = 'There is no locker 2 that is revoked.';
    await expect(say('restore-locker --id 2')).rejects.toThrow(sentence);
  });

  test('restores no cabinet whose position another one has taken', async () => {
    const db = await engine.open();
    await demoServer(db);
    const say = createKeysRunner(db, commands);
    await say('revoke-cabinet --id 14');
    await say('create-cabinets --locker-id 1');
    await expect(say('restore-cabinet --id 14')).rejects.toThrow(
      'The position of cabinet 14 has been given to another one. Revoke that one first.',
    );
  });

  test('lists open orders without their codes', async () => {
    const db = await engine.open();
    const { send } = await demoServer(db);
    const say = createKeysRunner(db, commands);
    await send('PUT /api/lockers/orders/cabinets/12');
    const listed = await say('list-open-orders');
    expect(listed).toMatch(/^id .*\n\d+ +ORD-1002 .* 22 .*$/);
    expect(listed).not.toMatch(/open_code|731046/);
  });

  test('erases a person whose name has any characters, and nobody else', async () => {
    const db = await engine.open();
    const { send } = await demoServer(db);
    const say = createKeysRunner(db, commands);
    const complete = (completed_by: string, repeat: string, cabinet: number) => {
      const line = `PUT /api/lockers/orders/cabinets/${cabinet}`;
      return send<Order>(line, { body: { completed_by }, repeat });
    };
    for (const cabinet of [11, 21]) {
      await send('POST /api/lockers/orders', { body: orderFor(cabinet) });
    }
    const quoted = 'Jo "Pepe\\" Lee';
    await complete(quoted, 'e1', 12);
    await complete('S_m', 'e2', 11);
    await complete('Sam', 'e3', 21);
    for (const name of [quoted, 'S_m']) {
      expect(await say(['erase-person', '--name', name])).toBe('Erased in 1 records.');
    }
    const storedAnswers = await db.sql<{ answer: string }>`SELECT answer FROM kept_answers`;
    const names = storedAnswers.map(({ answer }) => JSON.parse(answer).body.completed_by);
    expect(names).toEqual(['Sam']);
    expect((await complete('Sam', 'e3', 21)).body.completed_by).toBe('Sam');
  });
});
