import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

interface Step {
  uses?: string;
  run?: string;
}
interface Job {
  strategy: { matrix: { os: string[]; node: number[] } };
  steps: Step[];
}

const text = read('.github/workflows/check.yml');
const { jobs, permissions } = parse(text) as {
  jobs: Record<string, Job>;
  permissions: Record<string, string>;
};
const steps = Object.values(jobs).flatMap((job) => job.steps);

describe('the workflow', () => {
  it('runs the two commands of the README and nothing else', () => {
    const commands = steps.flatMap(({ run }) => run?.match(/npm [a-z-]+/g) ?? []);
    expect(new Set(commands)).toEqual(new Set(['npm test', 'npm start']));
    for (const command of ['npm test', 'npm start']) expect(read('README.md')).toContain(command);
  });

  it('pins each action by its hash, and needs no secret and no right to write', () => {
    const actions = steps.flatMap(({ uses }) => uses ?? []);
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions) expect(action).toMatch(/^actions\/[\w-]+@[0-9a-f]{40}$/);
    expect(text).not.toContain('secrets.');
    expect(permissions).toEqual({ contents: 'read' });
  });

  it('tries three systems, from the oldest Node that package.json allows', () => {
    const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
    for (const { strategy } of Object.values(jobs)) {
      expect(strategy.matrix.os).toEqual(['ubuntu-latest', 'macos-latest', 'windows-latest']);
      expect(engines.node).toContain(`>=${Math.min(...strategy.matrix.node)}.`);
    }
  });
});
