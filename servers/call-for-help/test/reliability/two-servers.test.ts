import { expect, test } from 'vitest';
import type { TestEngine } from '@frontline/storage/test-engines';
import { buttonKey, demoServer, eachEngine, staffStep, type DemoServer } from '../demo-server.ts';

/** Lets sixty people claim the new demonstration request at once, in turns at each server. */
async function claimAtOnce(servers: DemoServer[]): Promise<boolean[]> {
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, person) => {
      const who = { claimed_by: `Person ${person}`, claimed_by_user_id: `staff-${person}` };
      const { send } = servers[person % servers.length]!;
      const body = staffStep('created', who);
      return send<{ success: boolean }>('POST /api/callforhelp/claim', { body });
    }),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(60).fill(200));
  return answers.map(({ body }) => body.success);
}

/** Two servers that start at the same moment on one database, as two processes have it. */
async function startTwo(engine: TestEngine): Promise<[DemoServer, DemoServer]> {
  const databases = [await engine.open(), await engine.openAgain()] as const;
  return Promise.all([demoServer(databases[0]), demoServer(databases[1])]);
}

await eachEngine(
  (engine) => {
    test('lets exactly one of sixty staff claim a request', async () => {
      const servers = await startTwo(engine);
      const answers = await claimAtOnce(servers);
      expect(answers.filter(Boolean)).toHaveLength(1);
      const winner = answers.indexOf(true);
      const track = 'GET /api/callforhelp/v1/tracking?message_id=demo-request-created';
      expect((await servers[1 - (winner % 2)]!.send(track)).body).toMatchObject({
        cfh_request: { is_claimed: true, claimed_by: `Person ${winner}` },
      });
    });

    test('lets one press of a button through in a minute, whichever server it reaches', async () => {
      const servers = await startTwo(engine);
      const body = { device_key: 'demo-button-aisle-4' };
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          servers[index % 2]!.send('POST /api/callbutton/press', { key: buttonKey, body }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(39).fill(429)]);
      const refused = answers.find(({ status }) => status === 429);
      expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(50);
    });
  },
  ['PostgreSQL'],
);
