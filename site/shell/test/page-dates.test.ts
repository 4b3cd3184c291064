import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readHistory } from '../build/page-dates/index.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'history-'));
const origin = path.join(folder, 'origin');
for (const name of ['content', 'docs'])
  mkdirSync(path.join(origin, 'site', name), { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

const git = (cwd: string, day: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd,
    env: {
      ...process.env,
      GIT_COMMITTER_DATE: `${day}T12:00:00Z`,
      GIT_AUTHOR_DATE: `${day}T12:00:00Z`,
    },
    stdio: 'pipe',
  });

function commit(day: string, name: string): void {
  writeFileSync(path.join(origin, name), day);
  git(origin, day, 'add', '.');
  git(origin, day, 'commit', '-qm', day);
}

git(origin, '2026-01-01', 'init', '-q');
commit('2026-01-01', 'site/docs/a b.mdx');
commit('2026-01-02', 'site/docs/b.mdx');
commit('2026-01-03', 'site/content/products.ts');

it('knows the day a file was last changed, and the latest of several', () => {
  const lastChange = readHistory(origin)!;
  expect(lastChange(['site/docs/a b.mdx'])).toBe('2026-01-01');
  expect(lastChange(['site/docs'])).toBe('2026-01-02');
  expect(lastChange(['site/docs/b.mdx', 'site/content/products.ts'])).toBe('2026-01-03');
});

it('gives no date to what was never committed', () => {
  expect(readHistory(origin)!(['site/docs/new.mdx'])).toBeUndefined();
});

it('gives no dates in a shallow clone or outside of a repository', () => {
  git(folder, '2026-01-04', 'clone', '-q', '--depth=1', `file://${origin}`, 'shallow');
  expect(readHistory(path.join(folder, 'shallow'))).toBeUndefined();
  mkdirSync(path.join(folder, 'bare'));
  expect(readHistory(path.join(folder, 'bare'))).toBeUndefined();
});
