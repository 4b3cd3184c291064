import { expect, test } from 'vitest';
import { brand } from '../../brand/brand.ts';
import { reportUrl } from '../src/components/report/report-url.ts';

const page = { title: 'Call buttons', url: 'https://docs.example.com/docs/call-buttons' };
const query = (url: string) => new URL(url).searchParams;

test('opens a new issue in the public repository with the title and address of the page', () => {
  const url = reportUrl({ ...page, date: '2026-11-21' });
  expect(url).toMatch(`${brand.repository}/issues/new?`);
  expect(query(url).get('title')).toBe('Docs: Call buttons');
  expect(query(url).get('body')).toContain(page.url);
  expect(query(url).get('body')).toContain('2026-11-21');
});

test('quotes the words that were selected, each line of them', () => {
  const url = reportUrl({ ...page, selection: 'Press once.\nWait & see.' });
  expect(query(url).get('body')).toContain('> Press once.\n> Wait & see.');
});

test('cuts a selection that would make the address too long', () => {
  expect(reportUrl({ ...page, selection: 'x'.repeat(9000) }).length).toBeLessThan(2000);
});

test('names the error of a part that stopped, and asks what was done before', () => {
  const url = reportUrl({ ...page, title: 'The search stopped working', failure: 'Bad index' });
  expect(query(url).get('body')).toContain('Error: Bad index');
  expect(query(url).get('body')).toContain('What did you do before?');
});
