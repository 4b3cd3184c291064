import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { testPostgres } from '@frontline/storage/test-postgres';
import { readCommonSettings } from '../src/server-settings.ts';
import { runProcess } from '../test-process.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const readme = read('packages/node-server/README.md');
const recipe = (name: string) => `packages/node-server/recipes/${name}`;
const folder = mkdtempSync(join(tmpdir(), 'recipes-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Environment = Record<string, string>;

/** The lines of the first code block below a heading of the README that the local shell can run. */
function printedCommands(heading: string): string[] {
  const below = readme.split(`\n## ${heading}\n`)[1] ?? '';
  const [, block = ''] = /```sh\n([^]*?)```/.exec(below) ?? [];
  return block.split('\n').filter((line) => !/^(docker|systemctl|journalctl) /.test(line));
}

const isUnix = process.platform !== 'win32';
const { skipped, freshDatabase } = await testPostgres();

interface Service {
  build?: { target: string };
  secrets?: string[];
  environment?: Record<string, string | number | null>;
  mem_limit?: string;
  logging?: { options: Record<string, string> };
}

describe('compose.yaml', () => {
  const { services } = parse(read('compose.yaml'), { merge: true }) as {
    services: Record<string, Service>;
  };

  it('pins images, limits memory and logs, and has no secret in an environment', () => {
    for (const image of `${read('Dockerfile')}\n${read('compose.yaml')}`.match(
      /(?:^FROM|image:) [a-z]+:\S+/gm,
    )!)
      expect(image).toMatch(/:\d+\.\d+(\.\d+)?(-\w+)?(@sha256:[\da-f]{64})?$/);
    for (const { mem_limit, logging, environment = {}, secrets } of Object.values(services)) {
      expect([mem_limit, logging?.options['max-size']]).not.toContain(undefined);
      for (const [name, value] of Object.entries(environment)) {
        expect(String(value)).not.toMatch(/:\/\/[^/@]*:[^/@]*@/);
        if (!/PASSWORD|SEAL_KEYS|SECRET|TOKEN/.test(name)) continue;
        const [, secret] = /^\/run\/secrets\/(.+)$/.exec(String(value)) ?? [];
        expect([name, secrets]).toEqual([
          expect.stringMatching(/_FILE$/),
          expect.arrayContaining([secret]),
        ]);
      }
    }
  });

  /** Variables that the shell may set, by the end of their name. */
  const shell: Environment = {
    CORS_ORIGINS: 'https://docs.example.com',
    SCHEME: 'Market',
    DAYS: '30',
    LOG_LEVEL: 'info',
    DRAIN_SECONDS: '0',
    METRICS_PORT: '0',
    PUBLIC_URL: 'https://radio.example.com',
  };

  /** The environment of a container, including the image's, if the shell sets all variables it may. */
  function environmentOf({ build, environment = {} }: Service, database: string): Environment {
    const own = Object.entries(environment).map(([name, value]) => {
      const [, given] = Object.entries(shell).find(([end]) => name.endsWith(end)) ?? [];
      const filled = String(value ?? given)
        .replace(/\$\{\w+:-([^}]*)\}/, '$1')
        .replace('/run/secrets', `${folder}/secrets`)
        .replace(/frontline@database:5432\/frontline$/, database);
      return [name, filled];
    });
    const image = [...stage(build!.target).matchAll(/^ENV (\w+)=(.*)$/gm)].map(
      ([, ...pair]) => pair,
    );
    return Object.fromEntries([...image, ...own]) as Environment;
  }
  const stage = (name: string) =>
    new RegExp(`^FROM \\S+ AS ${name}\\n([^]*?)(?=^FROM |(?![^]))`, 'm').exec(
      read('Dockerfile'),
    )![1]!;

  it.skipIf(skipped || !isUnix)(
    `starts three servers that find their secrets and are healthy${skipped ? ` (skipped: ${skipped})` : ''}`,
    { timeout: 60_000 },
    async () => {
      for (const [, program = ''] of readme.matchAll(/^docker compose exec \w+ node (\S+)$/gm))
        expect(existsSync(join(root, program)), program).toBe(true);
      for (const line of printedCommands('Containers'))
        execFileSync('sh', ['-c', line], { cwd: folder });
      const database = (await freshDatabase()).replace(/^\w+:\/\//, '');
      await Promise.all(
        ['call-for-help', 'lockers', 'radio'].map(async (name) => {
          const prefix = name.toUpperCase().replaceAll('-', '_');
          const environment = environmentOf(services[name]!, database);
          const [check, command] = [...stage(name).matchAll(/^ *CMD (\[.*\])$/gm)].map(
            ([, json]) => JSON.parse(json!) as string[],
          );
          const program = pathToFileURL(join(root, command![0]!));
          const server = runProcess(program, [], { ...environment, [`${prefix}_PORT`]: '0' });
          onTestFinished(async () => {
            server.kill('SIGTERM');
            await server.ended;
          });
          const { host } = new URL(await server.url());
          const args = check!.slice(1).map((word) => word.replace(/127\.0\.0\.1:\d+/, host));
          await promisify(execFile)(process.execPath, args);
        }),
      );
    },
  );
});

describe('the systemd unit', () => {
  const unit = join(folder, 'frontline@lockers.service');
  copyFileSync(join(root, recipe('frontline@.service')), unit);
  // Node.js may be installed elsewhere than the unit expects.
  writeFileSync(unit, readFileSync(unit, 'utf8').replace('/usr/bin/node', process.execPath));
  const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

  it.skipIf(!hasSystemd)('is one that systemd reads, and leaves little to do harm with', () => {
    const ask = (...args: string[]) =>
      spawnSync('systemd-analyze', [...args, unit], { encoding: 'utf8' });
    const { stderr, stdout } = ask('verify', '--man=no', '--recursive-errors=no');
    expect(`${stdout}${stderr}`.split('\n').filter((line) => line.includes('frontline@'))).toEqual(
      [],
    );
    const security = ask('security', '--offline=true', '--threshold=20');
    expect(security.status, security.stdout).toBe(0);
  });

  it.skipIf(!isUnix)('runs an existing program, with the variables in the README', () => {
    const machine = join(folder, 'machine');
    const there = (text: string) => text.replaceAll(/(?<![\w.])\/(etc|var)\//g, `${machine}/$1/`);
    mkdirSync(join(machine, 'etc/systemd/system'), { recursive: true });
    for (const line of printedCommands('As a service of the machine'))
      execFileSync('sh', ['-c', there(line)], { cwd: root });
    expect(statSync(join(machine, 'etc/frontline')).mode & 0o777).toBe(0o700);
    const written = readFileSync(join(machine, 'etc/systemd/system/frontline@.service'), 'utf8');
    const valueOf = (name: string) =>
      new RegExp(`^${name}=(.*)$`, 'm').exec(written)![1]!.replaceAll('%i', 'lockers');
    const variables = readFileSync(there(valueOf('EnvironmentFile').replace(/^-/, '')), 'utf8');
    const environment = Object.fromEntries(
      variables.split('\n').map((line) => line.split(/=(.*)/s, 2)),
    ) as Environment;
    expect(readCommonSettings('lockers', environment).databaseFile).toBe(
      there(`/var/lib/${valueOf('StateDirectory')}/lockers.sqlite`),
    );
    expect(valueOf('WorkingDirectory')).toBe('/opt/frontline');
    expect(existsSync(join(root, valueOf('ExecStart').split(' ')[1]!))).toBe(true);
  });
});

describe('the Kubernetes example', () => {
  const documents = parseAllDocuments(read(recipe('kubernetes.yaml')));
  const [deployment, service, budget] = documents.map((document) => document.toJS());
  const pod = deployment.spec.template.spec;
  const [container] = pod.containers;
  const environment = Object.fromEntries(
    container.env.map(({ name, value }: { name: string; value?: string }) => [name, value]),
  ) as Record<string, string | undefined>;

  it('is a deployment, its service and its disruption budget', () => {
    expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
    const kinds = [deployment, service, budget].map(({ kind }) => kind);
    expect(kinds).toEqual(['Deployment', 'Service', 'PodDisruptionBudget']);
    const { labels } = deployment.spec.template.metadata;
    expect(service.spec.selector).toEqual(labels);
    expect(budget.spec.selector).toEqual({ matchLabels: labels });
    expect(deployment.spec.replicas).toBeGreaterThan(budget.spec.minAvailable);
    expect(service.spec.ports[0].targetPort).toBe(container.ports[0].name);
  });

  it('uses variables, ports and addresses of the server', () => {
    const DATABASE_URL = 'postgresql://a@b/c';
    const { metricsPort } = readCommonSettings('lockers', { ...environment, DATABASE_URL });
    const ports = container.ports.map((port: { containerPort: number }) => port.containerPort);
    expect(ports).toEqual([8004, metricsPort]);
    const pathOf = (probe: string) => container[probe].httpGet.path;
    expect(['startupProbe', 'readinessProbe', 'livenessProbe'].map(pathOf)).toEqual([
      ...['/readyz', '/readyz', '/healthz'],
    ]);
    // Otherwise Kubernetes sets LOCKERS_PORT=tcp://… for the service, which the server refuses.
    expect(pod.enableServiceLinks).toBe(false);
  });

  it('drains for longer than a readiness check takes, and is killed only later', () => {
    const drain = Number(environment['LOCKERS_DRAIN_SECONDS']);
    const { periodSeconds, failureThreshold } = container.readinessProbe;
    expect(drain).toBeGreaterThan(periodSeconds * failureThreshold);
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(drain + 10);
  });
});
