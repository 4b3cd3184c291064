import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { freePort, startPostgres, testPostgres } from '@frontline/storage/test-postgres';
import {
  dockerTarget,
  environmentOf,
  printedCommands,
  read,
  readCompose,
  root,
  type Environment,
} from './read-recipes.ts';

const folder = mkdtempSync(join(tmpdir(), 'run-recipes-'));
afterAll(() => rmSync(folder, { recursive: true }));
const ending: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
});

/** A recipe says `node`; the tests also run where Node.js needs help with TypeScript. */
const typescript = ['--import', 'tsx'];

/** Starts a server with nothing but the environment of a recipe, and answers what it says. */
async function serve(program: string, environment: Environment) {
  const child = spawn(process.execPath, [...typescript, program], {
    cwd: root,
    env: { PATH: process.env['PATH'], NODE_NO_WARNINGS: '1', ...environment },
  });
  let said = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  ending.push(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  const listening = new Promise<boolean>((resolve) => {
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('"msg":"listening"')) resolve(true);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void ended.then(() => resolve(false));
  });
  return { isListening: await listening, said: () => said, ended };
}

const { skipped } = await testPostgres();
const isUnix = process.platform !== 'win32';

describe('compose.yaml', () => {
  const { services, secrets } = readCompose();
  const servers = ['call-for-help', 'lockers', 'radio'];

  it('pins images, limits memory and logs, and has no secret in an environment', () => {
    for (const image of [read('Dockerfile'), read('compose.yaml')]
      .join('\n')
      .match(/(?:^FROM|image:) [a-z]+:\S+/gm)!) {
      expect(image).toMatch(/:\d+\.\d+(\.\d+)?(-\w+)?(@sha256:[\da-f]{64})?$/);
    }
    for (const service of Object.values(services)) {
      expect([service.mem_limit, service.logging?.options['max-size']]).not.toContain(undefined);
      for (const [name, value] of Object.entries(service.environment ?? {})) {
        if (/PASSWORD|SEAL_KEYS|SECRET|TOKEN/.test(name)) {
          expect([name, value]).toEqual([
            expect.stringMatching(/_FILE$/),
            expect.stringMatching(/^\/run\/secrets\//),
          ]);
          expect(service.secrets).toContain(String(value).slice('/run/secrets/'.length));
        }
        expect(String(value)).not.toMatch(/:\/\/[^/@]*:[^/@]*@/);
      }
    }
  });

  it.skipIf(skipped || !isUnix)(
    `starts three servers as the README prints it${skipped ? ` (skipped: ${skipped})` : ''}`,
    { timeout: 300_000 },
    async () => {
      const lines = printedCommands('Containers');
      const [prepare, exec] = [
        lines.filter((line) => !line.startsWith('docker ')),
        lines.filter((line) => line.startsWith('docker compose exec ')),
      ];
      for (const line of prepare) execFileSync('sh', ['-c', line], { cwd: folder });
      const database = await startPostgres();
      ending.push(() => database.remove());
      const { port } = new URL(database.url);
      const psql = (words: string) =>
        execFileSync('psql', ['--quiet', `--command=${words}`, database.url]);
      psql('create role frontline superuser login');
      psql('create database frontline owner frontline');

      const environments = new Map<string, Environment>();
      for (const name of servers) {
        const { env, command, check } = dockerTarget(services[name]!.build!.target);
        const prefix = `${name.toUpperCase().replaceAll('-', '_')}_`;
        const own = environmentOf(services[name]!, { [`${prefix}LOG_LEVEL`]: 'info' });
        const environment = Object.fromEntries(
          Object.entries({ ...env, ...own }).map(([key, value]) => [
            key,
            value
              .replace('/run/secrets/', `${folder}/secrets/`)
              .replace('database:5432', `127.0.0.1:${port}`),
          ]),
        );
        expect(environment[`${prefix}LOG_LEVEL`]).toBe('info');
        expect(environment[`${prefix}CORS_ORIGINS`]).toBeUndefined();
        const listening = String(await freePort());
        const server = await serve(command[0]!, { ...environment, [`${prefix}PORT`]: listening });
        expect(server.isListening, server.said()).toBe(true);
        const inside = services[name]!.ports![0]!.split(':')[2]!;
        const asked = check.slice(1).map((word) => word.replace(`:${inside}/`, `:${listening}/`));
        await promisify(execFile)(process.execPath, asked);
        environments.set(name, environment);
      }

      for (const line of exec) {
        const [service = '', program = '', ...args] = line
          .split('#')[0]!
          .trim()
          .split(/ +/)
          .slice(3);
        if (service === 'database') {
          const rest = args.slice(0, args.indexOf('>'));
          if (spawnSync(program, ['--version']).status !== 0) continue;
          const env = { ...process.env, PGHOST: '127.0.0.1', PGPORT: port };
          const dump = execFileSync(program, rest, { env, maxBuffer: 64 * 1024 * 1024 });
          expect(dump.subarray(0, 5).toString()).toBe('PGDMP');
        } else {
          expect(program).toBe('node');
          const env = { PATH: process.env['PATH'], ...environments.get(service) };
          const words = [...typescript, ...args, 'list-organizations'];
          const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: root, env });
          expect(stdout).toBe('None.\n');
        }
      }
      expect(Object.keys(secrets).every((name) => existsSync(join(folder, 'secrets', name)))).toBe(
        true,
      );
    },
  );
});

describe('the systemd unit', () => {
  it.skipIf(!isUnix)('runs a server as the README prints it', { timeout: 120_000 }, async () => {
    const lines = printedCommands('As a service of the machine');
    const [systemd, shell] = [
      lines.filter((line) => /^(systemctl|journalctl) /.test(line)),
      lines.filter((line) => !/^(systemctl|journalctl) /.test(line)),
    ];
    expect(systemd).toHaveLength(2);
    const machine = join(folder, 'machine');
    mkdirSync(join(machine, 'etc/systemd/system'), { recursive: true });
    mkdirSync(join(machine, 'var/lib'), { recursive: true });
    const there = (text: string) => text.replaceAll(/(?<![\w.])\/(etc|var)\//g, `${machine}/$1/`);
    for (const line of shell) execFileSync('sh', ['-c', there(line)], { cwd: root });
    expect((statSync(join(machine, 'etc/frontline')).mode & 0o777).toString(8)).toBe('700');

    const unit = readFileSync(join(machine, 'etc/systemd/system/frontline@.service'), 'utf8');
    const valueOf = (name: string) =>
      new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1]?.replaceAll('%i', 'lockers') ?? '';
    // As systemd does before it starts the program: the folder of the state, then the variables of the file.
    mkdirSync(join(machine, 'var/lib', valueOf('StateDirectory')), { mode: 0o700 });
    const file = there(valueOf('EnvironmentFile').replace(/^-/, ''));
    const variables = [valueOf('Environment'), ...readFileSync(file, 'utf8').trim().split('\n')];
    const environment = Object.fromEntries(
      variables.map((line) => there(line).split(/=(.*)/s, 2)),
    ) as Environment;
    expect(valueOf('WorkingDirectory')).toBe('/opt/frontline');
    const [, program = ''] = valueOf('ExecStart').split(' ');
    const server = await serve(program, { ...environment, LOCKERS_PORT: '0' });
    expect(server.isListening, server.said()).toBe(true);
    expect(existsSync(join(machine, 'var/lib/frontline/lockers.sqlite'))).toBe(true);
  });
});

describe('the Kubernetes example', () => {
  const manifests = parseAllDocuments(read('packages/node-server/recipes/kubernetes.yaml')).map(
    (document) => document.toJS(),
  );
  const pod = manifests.find(({ kind }) => kind === 'Deployment').spec.template.spec;
  const service = manifests.find(({ kind }) => kind === 'Service');
  /** What the agent of a node adds for each Service of the namespace, unless it is told not to. */
  function links(): Environment {
    const name = String(service.metadata.name).toUpperCase();
    const { name: portName, port } = service.spec.ports[0];
    const address = `tcp://10.96.14.3:${port}`;
    return {
      [`${name}_SERVICE_HOST`]: '10.96.14.3',
      [`${name}_SERVICE_PORT`]: String(port),
      [`${name}_SERVICE_PORT_${portName.toUpperCase()}`]: String(port),
      [`${name}_PORT`]: address,
      [`${name}_PORT_${port}_TCP`]: address,
      [`${name}_PORT_${port}_TCP_PROTO`]: 'tcp',
      [`${name}_PORT_${port}_TCP_PORT`]: String(port),
      [`${name}_PORT_${port}_TCP_ADDR`]: '10.96.14.3',
    };
  }
  const [container] = pod.containers;
  const own = Object.fromEntries(
    container.env
      .filter(({ value }: { value?: string }) => value !== undefined)
      .map(({ name, value }: { name: string; value: string }) => [name, value]),
  ) as Environment;
  const file = { LOCKERS_DATABASE_FILE: join(folder, 'kubernetes.sqlite') };
  const ports = { LOCKERS_METRICS_PORT: '0', LOCKERS_DRAIN_SECONDS: '0' };

  it('starts with what Kubernetes puts into its environment', { timeout: 120_000 }, async () => {
    const added = pod.enableServiceLinks === false ? {} : links();
    const server = await serve('servers/lockers/serve.ts', {
      ...own,
      ...file,
      ...ports,
      LOCKERS_PORT: '0',
      ...added,
    });
    expect(server.isListening, server.said()).toBe(true);
  });
});
