import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { noSeal } from '@frontline/contract';
import { keysOn } from '@frontline/node-server/test-commands';
import { eachEngine } from '@frontline/storage/test-engines';
import { createSeal } from '../../../../packages/node-server/src/seal.ts';
import { commands } from '../../keys/index.ts';
import { migrations } from '../../src/migrations/index.ts';
import { demoServer, type DemoServer, type Locker } from '../demo-server.ts';

/** An api-key as it is made: neither sealed nor opened wrongly. */
const made = /^[\w-]{43}$/;
const newKey = () => randomBytes(32);
const sealOf = (keys: Buffer[]) =>
  keys.length > 0 ? createSeal(keys, 'LOCKERS_SEAL_KEYS') : noSeal;

// As packages/node-server/README.md tells an operator to do it: "At rest".
await eachEngine(
  (engine) => {
    test('fails no call of two servers while keys are introduced and replaced', async () => {
      const db = await engine.open();
      await db.migrate(migrations);
      const say = (line: string, ...keys: Buffer[]) => keysOn(db, commands, sealOf(keys))(line);
      await say('create-organization --name Market');
      const key = await say('create-key --organization-id 1 --name Shop');
      const token = /secret_token: (\S+)/.exec(key)?.[1] ?? '';
      const makeLocker = async (...keys: Buffer[]) => {
        const line = 'create-locker --organization-id 1 --location-id 7 --name Door --version 2';
        return /api-key is (\S+)/.exec(await say(line, ...keys))?.[1] ?? '';
      };
      const apiKey = await makeLocker();
      await say('create-cabinets --locker-id 1');

      const told: string[] = [];
      const start = async (...keys: Buffer[]) =>
        demoServer(await engine.openAgain(), {
          demo: false,
          seal: sealOf(keys),
          warn: (sentence) => void told.push(sentence),
        });
      const servers = [await start(), await start()];
      async function callEach() {
        for (const { send } of servers) {
          const { body } = await send<Locker[]>('GET /api/lockers/locations/7', { token });
          for (const { api_key } of body) expect(api_key).toMatch(made);
          expect(body.map(({ api_key }) => api_key)).toContain(apiKey);
          const report = { cabinets: [{ key: 1, front_status: 'closed' }] };
          const sent = { key: apiKey, body: report };
          expect((await send('POST /api/lockers/cabinet/status', sent)).status).toBe(200);
        }
      }
      /** One after the other, so that for a while they have different keys. */
      async function giveAll(...keys: Buffer[]) {
        for (const at of servers.keys()) {
          servers[at] = (await start(...keys)) satisfies DemoServer;
          await callEach();
        }
      }
      const [first, second] = [newKey(), newKey()];
      await giveAll(first);
      // A server seals nothing by starting, since other processes may not have the key.
      expect(told.at(-1)).toBe(
        '1 api-keys are not sealed with the first key: "keys seal" does that.',
      );
      expect(await say('seal', first)).toContain('1 api-keys were sealed');
      await callEach();
      await giveAll(first, second);
      expect(await makeLocker(first, second)).toMatch(made);
      await callEach();
      await giveAll(second, first);
      expect(await say('seal', second, first)).toContain('2 api-keys were sealed');
      await callEach();
      await giveAll(second);
      await expect(start(first)).rejects.toThrow(
        /A stored secret is sealed with the key [\da-f]{8}, which is not among LOCKERS_SEAL_KEYS/,
      );
      await expect(say('seal')).rejects.toThrow('There is no key to seal with');
    });
  },
  ['PostgreSQL'],
);
