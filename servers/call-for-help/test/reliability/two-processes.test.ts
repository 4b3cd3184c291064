import { afterEach, expect, test } from 'vitest';
import { testPostgres } from '@frontline/storage/test-postgres';
import { buttonKey, staffStep } from '../demo-server.ts';
import { post, startServerProcess, type ServerProcess } from './server-process.ts';
import { brand } from '../../../../brand/brand.ts';

const { skipped, freshDatabase } = await testPostgres();
const processes: ServerProcess[] = [];

afterEach(async () => {
  await Promise.all(processes.splice(0).map((server) => server.end('SIGTERM')));
});

/** Two servers that start at the same moment on one database. */
async function startTwo(): Promise<[string, string]> {
  const DATABASE_URL = await freshDatabase();
  const [first, second] = await Promise.all([
    startServerProcess({ DATABASE_URL }),
    startServerProcess({ DATABASE_URL }),
  ]);
  processes.push(first, second);
  return [first.url, second.url];
}

/** Lets `count` people claim the new demonstration request at once, in turns at each address. */
async function claimAtOnce(count: number, urls: string[]): Promise<boolean[]> {
  const answers = await Promise.all(
    Array.from({ length: count }, (_, person) => {
      const who = { claimed_by: `Person ${person}`, claimed_by_user_id: `staff-${person}` };
      const url = `${urls[person % urls.length]}/api/callforhelp/claim`;
      return post<{ success: boolean }>(url, staffStep('created', who));
    }),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(count).fill(200));
  return answers.map(({ body }) => body.success);
}

const title = (what: string) => (skipped ? `${what} (skipped: ${skipped})` : what);

test('lets exactly one of two hundred staff claim a request on SQLite', async () => {
  const server = await startServerProcess({ CALL_FOR_HELP_DATABASE_FILE: ':memory:' });
  processes.push(server);
  expect((await claimAtOnce(200, [server.url])).filter(Boolean)).toHaveLength(1);
});

test.skipIf(skipped)(
  title('lets exactly one of two hundred staff claim a request across two processes'),
  async () => {
    const urls = await startTwo();
    const answers = await claimAtOnce(200, urls);
    expect(answers.filter(Boolean)).toHaveLength(1);
    const winner = answers.indexOf(true);
    const track = `${urls[1 - (winner % 2)]}/api/callforhelp/v1/tracking?message_id=demo-request-created`;
    expect(await (await fetch(track)).json()).toMatchObject({
      cfh_request: { is_claimed: true, claimed_by: `Person ${winner}` },
    });
  },
);

test.skipIf(skipped)(
  title('lets one press of a button through in a minute, whichever process it reaches'),
  async () => {
    const urls = await startTwo();
    const headers = { authorization: `${brand.credentialScheme} ${buttonKey}` };
    const press = (index: number) =>
      post(
        `${urls[index % 2]}/api/callbutton/press`,
        { device_key: 'demo-button-aisle-4' },
        headers,
      );
    const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => press(index)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(39).fill(429)]);
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(50);
  },
);
