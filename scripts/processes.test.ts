import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { root } from './processes.ts';

const above = mkdtempSync(join(tmpdir(), 'processes-'));
afterAll(() => rmSync(above, { recursive: true, force: true }));

/** A child that stops gracefully, like a server, and a verb that starts it. */
const child = `
  setInterval(() => {}, 1000);
  let isStopping = false;
  process.on('SIGINT', () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => { console.log('child: done'); process.exit(0); }, WORK);
  });
  console.log('child: started');`;
const verb = `
  import { isStopping, onStop, start } from '${pathToFileURL(join(root, 'scripts/processes.ts')).href}';
  start(process.execPath, ['child.mjs'], {}, import.meta.dirname)
    .on('exit', (code) => console.log('verb: child ended with', code, isStopping()));
  onStop(() => console.log('verb: stopping'));`;

/** A folder with both, and the path of the verb. */
function written(work: number, more = ''): string {
  const folder = mkdtempSync(join(above, 'verb-'));
  writeFileSync(join(folder, 'child.mjs'), child.replace('WORK', String(work)));
  writeFileSync(join(folder, 'verb.ts'), verb + more);
  return join(folder, 'verb.ts');
}

/** Starts the verb in its own process group, like a terminal, and collects its output. */
async function run(work: number) {
  const started = spawn(process.execPath, ['--import', 'tsx', written(work)], {
    cwd: root,
    detached: true,
  });
  let output = '';
  started.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => started.once('close', resolve));
  while (!output.includes('child: started')) await pause(20);
  return {
    /** Acts like Ctrl+C: signals the whole group, and the parent forwards the signal to the verb. */
    interrupt() {
      process.kill(-started.pid!, 'SIGINT');
      started.kill('SIGINT');
    },
    ended: ended.then((code) => ({ code, output })),
  };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const windows = process.platform === 'win32';
const skipped = windows ? ' (skipped: Windows knows no groups of processes)' : '';

it.skipIf(windows).concurrent(`lets what it started end its work on Ctrl+C${skipped}`, async () => {
  const { interrupt, ended } = await run(500);
  interrupt();
  expect(await ended).toEqual({
    code: 0,
    output: 'child: started\nverb: stopping\nchild: done\nverb: child ended with 0 true\n',
  });
});

it.skipIf(windows).concurrent(
  `ends everything on a second Ctrl+C a second later${skipped}`,
  async () => {
    const { interrupt, ended } = await run(60_000);
    interrupt();
    await pause(1_300);
    interrupt();
    expect(await ended).toEqual({ code: 130, output: 'child: started\nverb: stopping\n' });
  },
);

it.concurrent('ends what still runs when the one who started it ends', async () => {
  const short = written(60_000, ' setTimeout(() => process.exit(1), 1000);');
  const args = ['--import', 'tsx', short];
  const started = spawn(process.execPath, args, { cwd: root });
  // The output closes only when the child has ended too.
  const code = await new Promise((resolve) => started.once('close', resolve));
  expect(code).toBe(1);
});

it('leaves it to the server to say in a sentence which port cannot be', { timeout: 60_000 }, () => {
  const { stderr, status } = spawnSync(process.execPath, ['scripts/run.mjs', 'serve', 'radio'], {
    cwd: root,
    env: { ...process.env, PORT: '8004', LOCKERS_PORT: '8004', RADIO_PORT: '0x50' },
    encoding: 'utf8',
  });
  expect(stderr).toBe(
    'RADIO_PORT is "0x50": give a whole number from 0 to 65535, such as RADIO_PORT=5000\n',
  );
  expect(status).toBe(1);
});
