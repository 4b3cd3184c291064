import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, it, vi } from 'vitest';
import { digestOfSources, readRecord, recordFile } from '../site/features/tested/build/index.ts';
import { recordOf, type TestedFile } from './test-record.ts';
import { root } from './steps.ts';
import { readArguments, testSome } from './test-some.ts';

const passed = (title: string, ancestorTitles: string[] = [], looked?: Record<string, number>) => ({
  title,
  ancestorTitles,
  status: 'passed',
  ...(looked && { meta: { looked } }),
});

const files: TestedFile[] = [
  {
    name: '/a/site/test/executed-examples.test.ts',
    assertionResults: [passed('answer as printed: one'), passed('answer as printed: two')],
  },
  {
    name: '/a/servers/lockers/test/every-status.test.ts',
    assertionResults: [
      passed('answers 200 to listLockers'),
      passed('answers 403 to listLockers'),
      passed('answers 403 to listLockers'),
      { ...passed('answers 500 to listLockers'), status: 'failed' },
    ],
  },
  {
    name: '/a/packages/storage/test/statements.test.ts',
    assertionResults: [
      passed('keeps', ['SQLite']),
      { ...passed('keeps', ['PostgreSQL']), status: 'skipped' },
    ],
  },
  {
    name: 'C:\\a\\e2e\\routes.test.ts',
    assertionResults: ['light, desktop', 'dark, desktop'].flatMap((look) =>
      ['/', '/docs/intro', '/markdown-page'].map((page) =>
        passed(`has no accessibility violation (${look})`, [page]),
      ),
    ),
  },
  {
    name: '/a/e2e/links.test.ts',
    assertionResults: [
      passed('links', [], { links: 120 }),
      passed('anchors', [], { anchors: 900 }),
    ],
  },
  { name: '/a/e2e/engines/webkit.test.ts', assertionResults: [passed('WebKit: goes')] },
];

test('a record lists what has passed, and only counts what was skipped', () => {
  expect(recordOf(files, 'abc', '2026-11-23')).toEqual({
    sources: 'abc',
    date: '2026-11-23',
    passed: 15,
    skipped: 2,
    examples: 2,
    operations: 1,
    statuses: 2,
    servers: ['lockers'],
    engines: ['SQLite'],
    browsers: ['Chromium', 'WebKit'],
    links: 120,
    anchors: 900,
    pages: 3,
    looks: ['light, desktop', 'dark, desktop'],
  });
});

test('an empty record is refused', () => {
  const without = (part: string) => files.filter(({ name }) => !name.includes(part));
  const kinds = { examples: 'executed-examples', operations: 'every-status', links: 'links' };
  for (const [kind, part] of Object.entries({ ...kinds, pages: 'routes' }))
    expect(() => recordOf(without(part), 'abc', '2026-11-23')).toThrow(`no ${kind}`);
});

test('a record is valid only for the sources that were tested', () => {
  const folder = mkdtempSync(join(tmpdir(), 'record-'));
  const site = join(folder, 'site');
  const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, stdio: 'ignore' });
  mkdirSync(join(site, '.tested'), { recursive: true });
  writeFileSync(join(folder, '.gitignore'), 'site/.tested/\n');
  writeFileSync(join(site, 'page.md'), 'one');
  expect(digestOfSources(folder)).toBe('');
  git('init');
  git('add', '.');
  const record = recordOf(files, digestOfSources(folder), '2026-11-23');
  expect(readRecord(site)).toBeUndefined();
  writeFileSync(recordFile(site), JSON.stringify(record));
  expect(readRecord(site)).toEqual(record);
  writeFileSync(join(site, 'page.md'), 'two');
  expect(readRecord(site)).toBeUndefined();
  rmSync(folder, { recursive: true });
});

it('separates files, a title and options of vitest', () => {
  expect(readArguments(['./site/shell/test', '-t', 'the words', '--bail=1'])).toEqual({
    words: ['site/shell/test'],
    title: 'the words',
    options: ['--bail=1', '-t', 'the words'],
  });
  const one = { words: ['servers/lockers'], title: undefined, options: [] };
  expect(readArguments([join(root, 'servers/lockers/')])).toEqual(one);
});

it('runs no test for a title that is missing or no regular expression', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  expect([await testSome(['-t']), await testSome(['-t', 'a ('])]).toEqual([1, 1]);
  expect(said.mock.calls.flat()).toEqual([
    '-t has no title: write some of its words after it.',
    '-t "a (" is no regular expression. Write a backslash before ( and other signs of those.',
  ]);
});
