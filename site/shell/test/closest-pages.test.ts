import { expect, test } from 'vitest';
import { closestPages } from '../page/article/closest-pages.ts';
import { pages } from '../../test/pages.ts';

const list = pages.map(({ id }) => ({ path: `/docs/${id}`, title: id }));
const first = (address: string) => closestPages(list, address, 4)[0]?.path;

test('finds the page behind a mistyped address', () => {
  expect(first('/docs/lockrs/into')).toBe('/docs/lockers/intro');
  expect(first('/docs/getting-started/microsft-teams')).toBe(
    '/docs/getting-started/microsoft-teams',
  );
});

test('finds a page whose folder was left out', () => {
  expect(first('/docs/digital-call-buttons')).toBe('/docs/call-for-help/digital-call-buttons');
});

test('offers no more pages than asked for', () => {
  expect(closestPages(list, '/docs/call-for-help', 2)).toHaveLength(2);
});

test('offers nothing for an address that is like none', () => {
  expect(closestPages(list, '/wp-login.php', 4)).toEqual([]);
  expect(closestPages(list, '/', 4)).toEqual([]);
  const about = { path: '/markdown-page', title: 'About these docs' };
  expect(closestPages([about], '/docs/no-such-page', 4)).toEqual([]);
});
