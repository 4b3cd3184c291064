import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Database } from '@frontline/storage';
import { openPostgres } from '@frontline/storage/postgres';
import { testPostgres } from '@frontline/storage/test-postgres';
import { createSeal } from '../../../../packages/node-server/src/seal.ts';
import { migrations } from '../../src/migrations/index.ts';
import { runKeys } from '../run-keys.ts';

/** As packages/node-server/README.md tells an operator to do it: "At rest". */
const { skipped, freshDatabase } = await testPostgres();
const program = fileURLToPath(new URL('../../serve.ts', import.meta.url));
/** An api-key as it is made: neither sealed nor opened wrongly. */
const made = /^[\w-]{43}$/;
const newKey = () => randomBytes(32).toString('base64');
type Environment = Record<string, string>;

/** What a command of `keys` says, with the keys that stand in its environment. */
async function keys(db: Database, sealKeys: string[], word: string, values: object) {
  const buffers = sealKeys.map((key) => Buffer.from(key, 'base64'));
  const seal = createSeal(buffers, 'LOCKERS_SEAL_KEYS');
  const outcome = await runKeys(db, word, { ...values }, seal);
  return `${outcome.message} ${outcome.secrets?.['secret_token'] ?? ''}`;
}

/** A server that is no demonstration: those seal nothing. */
async function serve(environment: Environment) {
  const env = { PATH: process.env['PATH'], NODE_NO_WARNINGS: '1', LOCKERS_PORT: '0' };
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    env: { ...env, ...environment },
  });
  let output = '';
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /"msg":"listening","url":"([^"]+)"/.exec(output)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then(() => reject(new Error(`The server ended: ${output}`)));
  });
  return {
    url,
    output: () => output,
    async end() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

test.skipIf(skipped)(
  `fails no call of two processes while keys are introduced and replaced${skipped ? ` (skipped: ${skipped})` : ''}`,
  { timeout: 600_000 },
  async () => {
    const base = { DATABASE_URL: await freshDatabase() };
    const db = await openPostgres({ url: base.DATABASE_URL, schema: 'lockers' });
    await db.migrate(migrations);
    const organization_id = 1;
    await keys(db, [], 'create-organization', { name: 'Market' });
    const token = (await keys(db, [], 'create-key', { organization_id, name: 'Shop' }))
      .split(' ')
      .at(-1);
    const makeLocker = async (...sealKeys: string[]) => {
      const flags = {
        organization_id,
        location_id: 7,
        name: 'Door',
        version: 2,
        rear_loading: false,
        timer: 15,
      };
      return /api-key is (\S+)/.exec(await keys(db, sealKeys, 'create-locker', flags))?.[1] ?? '';
    };
    const apiKey = await makeLocker();
    const cabinet = { locker_id: 1, count: 1, size: 'mini', heat: false, cool_off_period: 0 };
    await keys(db, [], 'create-cabinets', cabinet);

    const processes = await Promise.all([serve(base), serve(base)]);
    const live = new Set(processes.map(({ url }) => url));
    const failures: string[] = [];
    let [calls, isOver] = [0, false];
    async function load() {
      while (!isOver) {
        for (const url of [...live]) {
          const listed = await fetch(`${url}/api/lockers/locations/7?secret_token=${token}`);
          const body = (await listed.json()) as { api_key: string }[];
          const isRight = listed.status === 200 && body.every(({ api_key }) => made.test(api_key));
          if (!isRight) failures.push(`${listed.status} ${JSON.stringify(body)}`);
          const reported = await fetch(`${url}/api/lockers/cabinet/status`, {
            method: 'POST',
            headers: { 'api-key': apiKey, 'content-type': 'application/json' },
            body: JSON.stringify({ cabinets: [{ key: 1, front_status: 'closed' }] }),
          });
          if (reported.status !== 200) failures.push(`${reported.status} at ${url}`);
          calls += 2;
        }
        await delay(20);
      }
    }
    /** One after another, as a load balancer sees it: out of the list, ended, started, in the list again. */
    async function giveAll(LOCKERS_SEAL_KEYS: string) {
      for (const index of processes.keys()) {
        const ending = processes[index]!;
        live.delete(ending.url);
        await ending.end();
        processes[index] = await serve({ ...base, LOCKERS_SEAL_KEYS });
        live.add(processes[index].url);
      }
    }
    const working = load();
    try {
      const [first, second] = [newKey(), newKey()];
      await giveAll(first);
      expect(await keys(db, [first], 'seal', {})).toContain('1 api-keys were sealed');
      await giveAll(`${first},${second}`);
      expect(await makeLocker(first, second)).toMatch(made);
      await giveAll(`${second},${first}`);
      expect(await keys(db, [second, first], 'seal', {})).toContain('2 api-keys were sealed');
      await giveAll(second);
      await expect(serve({ ...base, LOCKERS_SEAL_KEYS: first })).rejects.toThrow(
        /A stored secret is sealed with the key [\da-f]{8}, which is not among LOCKERS_SEAL_KEYS/,
      );
      await expect(keys(db, [], 'seal', {})).rejects.toThrow('There is no key to seal with');
    } finally {
      isOver = true;
      await working;
      await Promise.all([...processes.map((server) => server.end()), db.close()]);
    }
    expect(failures).toEqual([]);
    expect(calls).toBeGreaterThan(20);
  },
);
