import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync } from 'node:fs';
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { root } from './steps.ts';
import { fileOfTool } from './tools.ts';

// A folder with spaces and special characters, with the verbs and tools of this repository.
const above = mkdtempSync(join(tmpdir(), 'Läden & mehr '));
const folder = join(above, 'Café docs');
const installed = join(folder, 'node_modules', '.package-lock.json');

beforeAll(() => {
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  mkdirSync(join(folder, 'site'));
  symlinkSync(join(root, 'node_modules'), join(above, 'node_modules'), 'junction');
  for (const name of ['scripts', 'specs'])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'site/package.json'), '{"name": "x", "type": "module"}');
  // Without dependencies, so that npm downloads nothing.
  needing({});
});

/** Writes dependencies into the package.json of the folder. */
function needing(dependencies: Record<string, string>): void {
  const own = { name: 'x', type: 'module', dependencies };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(own));
  const locked = Object.entries(dependencies).map(([name, version]) => [
    `node_modules/${name}`,
    { version, integrity: `sha512-${'A'.repeat(86)}==` },
  ]);
  const packages = { '': { name: 'x', dependencies }, ...Object.fromEntries(locked) };
  const lock = { name: 'x', lockfileVersion: 3, requires: true, packages };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
}
beforeEach(() => writeFileSync(installed, JSON.stringify({ packages: {} })));
afterAll(() => rmSync(above, { recursive: true, force: true }));

/** Runs a verb with this source like `npm run`, from another folder. */
function runVerb(text: string, env: NodeJS.ProcessEnv = {}, verb = 'trial', as?: { uid: number }) {
  writeFileSync(join(folder, 'scripts', `${verb}.ts`), text);
  return spawnSync(process.execPath, [join(folder, 'scripts', 'run.mjs'), verb], {
    cwd: tmpdir(),
    env: { ...process.env, ...env },
    encoding: 'utf8',
    ...as,
  });
}

it('runs tools and the generator in a folder with spaces and umlauts', { timeout: 40_000 }, () => {
  const { status, stdout, stderr } = runVerb(
    `import { runGenerator, runTool } from './steps.ts';
       const codes = [await runTool('oxfmt', ['--version']), await runGenerator(['build', '--help'])];
       process.exit(Math.max(...codes));`,
    // An empty PATH: no npx, no sh, no which.
    { PATH: '', Path: '' },
  );
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^.*\d+\.\d+\.\d+\n/);
  expect(stdout).toContain('Usage: docusaurus build');
  expect(status).toBe(0);
});

it('names a tool that is not installed, and the fix', () => {
  expect(() => fileOfTool('nonesuch')).toThrow(
    'The package nonesuch is not installed. Run: npm ci',
  );
});

it('refuses an option that npm read as its own, because -- is missing in front of it', () => {
  const { status, stdout, stderr } = runVerb('console.log("ran")', { npm_config_demo: 'true' });
  expect(stderr).toBe(
    'npm read --demo as an option of its own. Write -- before it: npm run trial -- … --demo\n',
  );
  expect(stdout).toBe('');
  expect(status).toBe(1);
});

describe('before anything is installed', () => {
  it('says which port is taken', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    rmSync(installed);
    const { status, stdout, stderr } = runVerb('', { RADIO_PORT: String(port) }, 'start');
    server.close();
    expect(stderr).toMatch(`RADIO_PORT is ${port}, but port ${port} is taken by another program.`);
    expect(stdout).toBe('');
    expect(status).toBe(1);
  });

  it('passes the chosen ports on to the verb', () => {
    const text = `console.log(process.env.PORT, process.env.LOCKERS_PORT, process.env.RADIO_PORT);`;
    const env = { PORT: '0', CALL_FOR_HELP_PORT: '0', LOCKERS_PORT: '0', RADIO_PORT: '0' };
    const { stdout } = runVerb(text, env, 'start');
    expect(stdout).toMatch(/^[1-9]\d* [1-9]\d* [1-9]\d*\n$/);
  });

  const uid = process.getuid?.() === 0 ? 65_534 : process.getuid?.();
  it.skipIf(uid === undefined)(
    `names a folder that cannot be written in${uid === undefined ? ' (skipped: Windows has no such rights)' : ''}`,
    () => {
      chmodSync(above, 0o755);
      chmodSync(folder, 0o555);
      const { status, stderr } = runVerb('', {}, 'trial', { uid: uid ?? 0 });
      chmodSync(folder, 0o755);
      expect(stderr).toBe(
        `The folder ${folder} is not yours to write in (EACCES), and this command writes there what it installs and builds. Copy the repository to a folder of your own, or make this one writable, and run the command again.\n`,
      );
      expect(status).toBe(1);
    },
  );
});

describe('without a network', () => {
  /** Nothing listens there, so npm cannot reach its registry, as without a network. */
  const offline = (cache: string) => ({
    npm_execpath: '',
    npm_config_registry: 'http://127.0.0.1:1/',
    npm_config_cache: join(above, cache),
  });

  it('installs from the cache of npm', () => {
    rmSync(installed);
    const { status, stdout, stderr } = runVerb('console.log("ran");', offline('kept'));
    expect(stderr).toBe('');
    expect(stdout).toMatch(
      /No network \(ECONNREFUSED\): trying with what npm has kept …[^]*ran\n$/,
    );
    expect(status).toBe(0);
  });

  // npm itself retries for minutes.
  it('reports an unreachable registry within seconds, with the fix', () => {
    needing({ nowhere: '1.0.0' });
    const { status, stderr } = runVerb('', offline('empty'));
    expect(stderr).toBe(
      "This machine does not reach the npm registry http://127.0.0.1:1/ (ECONNREFUSED), and npm's cache does not hold all that is needed. Connect it to the network, name a proxy with `npm config set proxy <address>` or another registry with `npm config set registry <address>`, and run the command again.\n",
    );
    expect(status).toBe(1);
  });
});
