import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { digestOfSources, recordFile } from '../site/features/tested/build/index.ts';
import type { TestRecord } from '../site/features/tested/shared/record.ts';
import { root } from './steps.ts';

/** The part of a vitest report that the record reads. */
export interface TestedFile {
  name: string;
  assertionResults: {
    title: string;
    ancestorTitles: string[];
    status: string;
    meta?: { looked?: Record<string, number> };
  }[];
}

type Passed = TestedFile['assertionResults'][number] & { file: string };

const site = join(root, 'site');

/** Deletes the last record; returns a function that writes a new one if the sources have not changed meanwhile. */
export function beginRecord(): (files: readonly TestedFile[]) => string {
  const file = recordFile(site);
  rmSync(file, { force: true });
  const sources = digestOfSources(root);
  return (files) => {
    if (sources === '' || sources !== digestOfSources(root)) {
      return 'Files changed while they were tested, or git is missing: /markdown-page will say that nothing was tested.';
    }
    const date = new Date().toISOString().slice(0, 10);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(recordOf(files, sources, date), null, 2)}\n`);
    return 'What was executed is on record: the next build shows it on /markdown-page.';
  };
}

/**
 * Counts what a green run has executed, by the titles of its tests.
 *
 * @throws a count is zero, because its tests have been renamed
 */
export function recordOf(files: readonly TestedFile[], sources: string, date: string): TestRecord {
  const all = files.flatMap(({ name, assertionResults }) =>
    assertionResults.map((one) => ({ ...one, file: name.replaceAll('\\', '/') })),
  );
  const passed = all.filter(({ status }) => status === 'passed');
  const answers = matches(
    passed,
    /servers\/([\w-]+)\/test\/every-status/,
    /^answers (\d+) to (\w+)/,
  );
  const looks = matches(passed, /e2e\/routes\.test/, /^has no accessibility violation \((.+)\)/);
  const engines = ['SQLite', 'PostgreSQL', 'in-page'].filter((engine) =>
    passed.some(({ ancestorTitles }) => ancestorTitles.includes(engine)),
  );
  const record: TestRecord = {
    sources,
    date,
    passed: passed.length,
    skipped: all.length - passed.length,
    examples: matches(passed, /site\/test\/executed-examples/, /^answer as printed/).length,
    operations: new Set(answers.map(([, operation]) => operation)).size,
    statuses: new Set(answers.map((answer) => answer.join(' '))).size,
    servers: serversIn(passed),
    engines,
    browsers: browsersIn(passed),
    links: looked(passed, 'links'),
    anchors: looked(passed, 'anchors'),
    pages: looks.length / Math.max(1, new Set(looks.map(([look]) => look)).size),
    looks: [...new Set(looks.map(([look = '']) => look))],
  };
  for (const [name, value] of Object.entries(record)) {
    const isThere = Array.isArray(value) ? value.length > 0 : Boolean(value);
    if (!isThere && name !== 'skipped') throw new Error(`The tests tell of no ${name}.`);
  }
  return record;
}

/** What a pattern captures in the titles of tests, filtered by file. */
function matches(tests: readonly Passed[], file: RegExp, title: RegExp): string[][] {
  return tests
    .filter((one) => file.test(one.file))
    .flatMap((one) => {
      const found = title.exec(one.title);
      return found ? [found.slice(1)] : [];
    });
}

function serversIn(tests: readonly Passed[]): string[] {
  const names = tests.flatMap(
    ({ file }) => /servers\/([\w-]+)\/test\/every-status/.exec(file)?.[1] ?? [],
  );
  return [...new Set(names)].sort();
}

function browsersIn(tests: readonly Passed[]): string[] {
  const found = new Set(
    tests
      .filter(({ file }) => /\/e2e\/|\.e2e\.ts$/.test(file))
      .map(({ file }) => /engines\/(\w+)\.test/.exec(file)?.[1] ?? 'chromium'),
  );
  const names = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKit' };
  return Object.entries(names).flatMap(([key, name]) => (found.has(key) ? [name] : []));
}

const looked = (tests: readonly Passed[], what: string): number =>
  tests.reduce((sum, { meta }) => sum + (meta?.looked?.[what] ?? 0), 0);
