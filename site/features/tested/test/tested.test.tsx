import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { digestOfSources } from '../build/index.ts';
import TestTable from '../page/test-table.tsx';

const record = {
  sources: 'abc',
  date: '2026-11-23',
  passed: 3412,
  skipped: 2,
  examples: 183,
  operations: 16,
  statuses: 74,
  servers: ['call-for-help', 'lockers'],
  engines: ['SQLite'],
  browsers: ['Chromium'],
  links: 120,
  anchors: 900,
  pages: 54,
  looks: ['light, desktop'],
};

test('shows neither badge nor results without a record', () => {
  const html = renderToStaticMarkup(<TestTable record={null} badge="/tested.svg" />);
  expect(html).toContain('this copy was built between two');
  expect(html).not.toContain('<img');
});

test('shows what was executed with a record', () => {
  const html = renderToStaticMarkup(<TestTable record={record} badge="/tested.svg" />);
  expect(html).toContain('<img src="/tested.svg" alt="Tests passed on November 23, 2026"');
  for (const words of ['183', '16 operations, 74 answers', '3,412 passed, 2 skipped']) {
    expect(html).toContain(`<td>${words}</td>`);
  }
});

test('hashes sources with a nested repository and symbolic links to folders and to nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sources-'));
  mkdirSync(join(folder, 'theirs'));
  for (const cwd of [folder, join(folder, 'theirs')]) execFileSync('git', ['init', '-q'], { cwd });
  const other = mkdtempSync(join(tmpdir(), 'elsewhere-'));
  symlinkSync(other, join(folder, 'linked'), 'junction');
  symlinkSync(join(other, 'gone'), join(folder, 'broken'), 'junction');
  writeFileSync(join(folder, 'ours.txt'), 'one');
  const before = digestOfSources(folder);
  expect(before).toMatch(/^[0-9a-f]{64}$/);
  writeFileSync(join(folder, 'ours.txt'), 'two');
  expect(digestOfSources(folder)).not.toBe(before);
  for (const made of [folder, other]) rmSync(made, { recursive: true });
});
