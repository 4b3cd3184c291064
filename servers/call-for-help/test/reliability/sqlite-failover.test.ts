import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { post, startServerProcess, type ServerProcess } from './server-process.ts';

/** Faults on SQLite: `/readyz` reports each, and recovers when its cause ends. */
const folder = await mkdtemp(join(tmpdir(), 'frontline-failover-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
let server: ServerProcess | undefined;
afterEach(async () => void (await server?.stop('SIGKILL')));

let count = 0;
async function start() {
  const file = join(folder, `${count++}.sqlite`);
  server = await startServerProcess({ CALL_FOR_HELP_DATABASE_FILE: file });
  const { url, pid } = server;
  const status = async (path: string) => (await fetch(`${url}${path}`)).status;
  /** Claims the open request, or repeats the claim; writes either way, because each call has its own key. */
  let key = 0;
  const write = async (letters = 10) => {
    const who = { claimed_by: 'x'.repeat(letters), claimed_by_user_id: 'staff-sam' };
    const about = { message_id: 'demo-request-created', channel_id: 'demo-channel-riverside' };
    const headers = { 'idempotency-key': `${count}-${key++}` };
    return (await post(`${url}/api/callforhelp/claim`, { ...about, ...who }, headers)).status;
  };
  const track = () => status('/api/callforhelp/v1/tracking?message_id=demo-request-created');
  return { file, pid, status, write, track };
}

const hasPrlimit = process.platform === 'linux' && spawnSync('prlimit', ['--version']).status === 0;

test.skipIf(!hasPrlimit)(
  'tells of a full disk from the first refused write on, and writes again when there is room',
  { timeout: 180_000 },
  async () => {
    const { file, pid, status, write, track } = await start();
    expect([await write(), await status('/readyz')]).toEqual([200, 200]);
    const { size } = await stat(`${file}-wal`);
    const limit = (bytes: number | string) =>
      execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`]);
    limit(size + 100_000);
    while ((await write()) === 200) continue;
    for (let n = 0; n < 4; n++) {
      expect([await write(), await status('/readyz')]).toEqual([500, 503]);
      expect([await track(), await status('/healthz')]).toEqual([200, 200]);
    }
    limit('unlimited');
    await expect.poll(() => status('/readyz'), { timeout: 15_000 }).toBe(200);
    expect(await write()).toBe(200);
    // Its log cannot be moved into the file: the next process to open it does.
    limit(4_096);
    expect(await server!.stop()).toBe(0);
  },
);
