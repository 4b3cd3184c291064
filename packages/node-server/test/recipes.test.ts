import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { declare } from '../src/server-settings.ts';

const recipe = (name: string) => fileURLToPath(new URL(`../recipes/${name}`, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'recipes-'));
afterAll(() => rmSync(folder, { recursive: true }));

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

describe('the systemd unit', () => {
  const unit = join(folder, 'frontline@lockers.service');
  copyFileSync(recipe('frontline@.service'), unit);
  // This machine need not have Node.js where the unit looks for it.
  writeFileSync(unit, readFileSync(unit, 'utf8').replace('/usr/bin/node', process.execPath));

  it.skipIf(!hasSystemd)('is one that systemd understands, without a warning', () => {
    const args = ['verify', '--man=no', '--recursive-errors=no', unit];
    const { stderr, stdout } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
    expect(`${stdout}${stderr}`.split('\n').filter((line) => line.includes('frontline@'))).toEqual(
      [],
    );
  });

  it.skipIf(!hasSystemd)('leaves a server little to do harm with', () => {
    const args = ['security', '--offline=true', '--threshold=20', unit];
    const { status, stdout } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
    expect(status, stdout).toBe(0);
  });
});

interface Manifest {
  kind: string;
  spec: {
    minAvailable?: number;
    replicas?: number;
    selector: object;
    ports?: { targetPort: string }[];
    template?: { metadata: { labels: object }; spec: Pod };
  };
}
interface Pod {
  terminationGracePeriodSeconds: number;
  containers: [
    {
      env: { name: string; value?: string }[];
      ports: { name: string; containerPort: number }[];
    } & Record<'startupProbe' | 'readinessProbe' | 'livenessProbe', Probe>,
  ];
}
interface Probe {
  httpGet: { path: string; port: string };
  periodSeconds: number;
  failureThreshold: number;
}

describe('the Kubernetes example', () => {
  const documents = parseAllDocuments(readFileSync(recipe('kubernetes.yaml'), 'utf8'));
  const manifests = documents.map((document) => document.toJS() as Manifest);
  const [deployment, service, budget] = manifests as [Manifest, Manifest, Manifest];
  const pod = deployment.spec.template!.spec;
  const [container] = pod.containers;
  const valueOf = (name: string) => container.env.find((one) => one.name === name)?.value;

  it('is a deployment, its service and how many must stay', () => {
    expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
    expect(manifests.map(({ kind }) => kind)).toEqual([
      'Deployment',
      'Service',
      'PodDisruptionBudget',
    ]);
    const { labels } = deployment.spec.template!.metadata;
    expect(service.spec.selector).toEqual(labels);
    expect(budget.spec.selector).toEqual({ matchLabels: labels });
    expect(deployment.spec.replicas).toBeGreaterThan(budget.spec.minAvailable!);
    expect(service.spec.ports?.[0]?.targetPort).toBe(container.ports[0]?.name);
  });

  it('names variables, ports and addresses that the server has', () => {
    const known = Object.keys(declare('lockers', 8004, false));
    for (const { name } of container.env) expect(known).toContain(name);
    expect(container.ports[0]?.containerPort).toBe(8004);
    expect(String(container.ports[1]?.containerPort)).toBe(valueOf('LOCKERS_METRICS_PORT'));
    expect(container.startupProbe.httpGet.path).toBe('/readyz');
    expect(container.readinessProbe.httpGet.path).toBe('/readyz');
    expect(container.livenessProbe.httpGet.path).toBe('/healthz');
  });

  it('drains for longer than it takes to notice, and is killed only after that', () => {
    const drain = Number(valueOf('LOCKERS_DRAIN_SECONDS'));
    const { periodSeconds, failureThreshold } = container.readinessProbe;
    expect(drain).toBeGreaterThan(periodSeconds * failureThreshold);
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(drain + 10);
  });
});
