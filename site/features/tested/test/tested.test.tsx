import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { badge } from '../build/index.ts';
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

test('a build without a record says that it was not tested, and shows no badge', () => {
  const html = renderToStaticMarkup(<TestTable record={null} badge="/tested.svg" />);
  expect(html).toContain('this copy was built between two');
  expect(html).not.toContain('<img');
});

test('a build with a record tells what was executed', () => {
  const html = renderToStaticMarkup(<TestTable record={record} badge="/tested.svg" />);
  expect(html).toContain('<img src="/tested.svg" alt="Tests passed on November 23, 2026"');
  for (const words of ['183', '16 operations, 74 answers', '3,412 passed, 2 skipped']) {
    expect(html).toContain(`<td>${words}</td>`);
  }
});

test('the badge says the day in words that are read out', () => {
  expect(badge('2026-11-23')).toContain('role="img" aria-label="tests: passed 2026-11-23"');
});
