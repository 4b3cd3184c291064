import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { brand } from '../../../brand/brand.ts';
import { reportUrl } from '../page/report/report-url.ts';
import { decoded, decodedPath, idOf } from '../shared/decoded.ts';

const page = { title: 'Call buttons', url: 'https://docs.example.com/docs/call-buttons' };
const query = (url: string) => new URL(url).searchParams;

test('opens a new issue in the public repository with the title and address of the page', () => {
  const url = reportUrl({ ...page, date: '2026-11-21' });
  expect(url).toMatch(`${brand.repository}/issues/new?`);
  expect(query(url).get('title')).toBe('Docs: Call buttons');
  expect(query(url).get('page')).toBe(page.url);
  expect(query(url).get('date')).toBe('2026-11-21');
});

test('cuts a selection that would make the address too long', () => {
  expect(reportUrl({ ...page, selection: 'x'.repeat(9000) }).length).toBeLessThan(2000);
});

test('fills in fields that the form of the repository has', () => {
  const all = { ...page, date: '2026-11-21', selection: 'Press', failure: 'Bad index' };
  const { template, title, ...fields } = Object.fromEntries(query(reportUrl(all)));
  const file = new URL(`../../../.github/ISSUE_TEMPLATE/${template}`, import.meta.url);
  const form = parse(readFileSync(file, 'utf8')) as { body: { id: string }[] };
  const ids = form.body.map(({ id }) => id);
  expect(title).toBeDefined();
  expect(Object.keys(fields)).toEqual(ids.filter((id) => id !== 'wrong'));
});

test('keeps an encoded slash of a path', () => {
  expect(decodedPath('/docs/a%2Fb')).toBe('/docs/a%2Fb');
});

test('finds the id of a fragment in any script', () => {
  expect(idOf(new URL('https://x.example/#安装步骤').hash)).toBe('安装步骤');
  expect(idOf('#%E0%A4%A')).toBe('%E0%A4%A');
  // Decoded once: the percent sign was part of the id.
  expect(idOf('#100%2541')).toBe('100%41');
});

test.each(['%', '%E0%A4%A', '/docs/intro%', '%zz', '100%', '%ff'])('keeps %j as it is', (text) => {
  expect(decoded(text)).toBe(text);
  expect(decodedPath(text)).toBe(text);
});
