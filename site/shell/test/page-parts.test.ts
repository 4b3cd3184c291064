import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test, it } from 'vitest';
import { parse } from 'yaml';
import type { LoadContext } from '@docusaurus/types';
import { createElement, isValidElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { closestPages } from '../page/article/closest-pages.ts';
import { pages } from '../../test/pages.ts';
import { nextChoice, type ColorChoice } from '../page/color-mode/choice.ts';
import { memoizeAsync } from '../page/schedule.ts';
import { brand } from '../../../brand/brand.ts';
import { addSelection, reportUrl } from '../page/report/report-url.ts';
import { decoded, decodedPath, idOf } from '../shared/decoded.ts';
import { filesBelow } from '../build/build-cache/index.ts';
import engine from '../build/index.ts';
import Translate, { translate } from '../page/router/translate.ts';
import { caption, highlight } from '../build/code-blocks/index.ts';

const list = pages.map(({ id }) => ({ path: `/docs/${id}`, title: id }));
const first = (address: string) => closestPages(list, address, 4)[0]?.path;

test('finds the page for a mistyped path', () => {
  expect(first('/docs/lockrs/into')).toBe('/docs/lockers/intro');
  const teams = '/docs/getting-started/microsoft-teams';
  expect(first(teams.replace('soft', 'sft'))).toBe(teams);
});

test('finds a page without its folder', () => {
  expect(first('/docs/digital-call-buttons')).toBe('/docs/call-for-help/digital-call-buttons');
});

test('suggests no more pages than the limit', () => {
  expect(closestPages(list, '/docs/call-for-help', 2)).toHaveLength(2);
});

test('suggests nothing for a path that is not similar to any', () => {
  expect(closestPages(list, '/wp-login.php', 4)).toEqual([]);
  expect(closestPages(list, '/', 4)).toEqual([]);
  const about = { path: '/markdown-page', title: 'About these docs' };
  expect(closestPages([about], '/docs/no-such-page', 4)).toEqual([]);
});

it.each([
  [false, ['dark', 'light', null]],
  [true, ['light', 'dark', null]],
])('changes colors by a click, follows the system on the third (dark: %s)', (isDark, expected) => {
  const seen: ColorChoice[] = [];
  let choice: ColorChoice = null;
  for (let press = 0; press < 3; press += 1) seen.push((choice = nextChoice(choice, true, isDark)));
  expect(seen).toEqual(expected);
});

it('toggles light and dark if the system is no choice', () => {
  expect(nextChoice('light', false, true)).toBe('dark');
  expect(nextChoice('dark', false, true)).toBe('light');
});

/** A memoized function that records its calls, and fails while `state.fails` is set. */
function source() {
  const calls: boolean[] = [];
  const state = { fails: false };
  const load = memoizeAsync(async (reload) => {
    calls.push(reload);
    if (state.fails) throw new Error('The line is down.');
    return calls.length;
  });
  return { load, calls, state };
}

it('loads once for concurrent and later calls', async () => {
  const { load, calls } = source();
  expect(await Promise.all([load(), load()])).toEqual([1, 1]);
  expect(await load()).toBe(1);
  expect(calls).toEqual([false]);
});

it('loads again on request, and caches the new value', async () => {
  const { load, calls } = source();
  await load();
  expect(await load(true)).toBe(2);
  expect(await load()).toBe(2);
  expect(calls).toEqual([false, true]);
});

it('loads again after a failure', async () => {
  const { load, calls, state } = source();
  state.fails = true;
  await expect(load()).rejects.toThrow('The line is down.');
  state.fails = false;
  expect(await load()).toBe(2);
  expect(calls.length).toBe(2);
});

const page = { title: 'Call buttons', url: 'https://docs.example.com/docs/call-buttons' };
const query = (url: string) => new URL(url).searchParams;

test('links to a new issue in the public repository with title and URL of the page', () => {
  const url = reportUrl({ ...page, date: '2026-11-21' });
  expect(url).toMatch(`${brand.repository}/issues/new?`);
  expect(query(url).get('title')).toBe('Docs: Call buttons');
  expect(query(url).get('page')).toBe(page.url);
  expect(query(url).get('date')).toBe('2026-11-21');
});

test('truncates a selection that would make the URL too long', () => {
  const url = new URL(reportUrl(page));
  addSelection(url, 'x'.repeat(9000));
  expect(url.href.length).toBeLessThan(2000);
});

test('fills in the fields of the issue form', () => {
  const all = new URL(reportUrl({ ...page, date: '2026-11-21', failure: 'Bad index' }));
  addSelection(all, 'Press');
  const { template, title, ...fields } = Object.fromEntries(all.searchParams);
  const file = new URL(`../../../.github/ISSUE_TEMPLATE/${template}`, import.meta.url);
  const form = parse(readFileSync(file, 'utf8')) as { body: { id: string }[] };
  const ids = form.body.map(({ id }) => id);
  expect(title).toBeDefined();
  expect(Object.keys(fields).sort()).toEqual(ids.filter((id) => id !== 'wrong').sort());
});

test('keeps an encoded slash of a path', () => {
  expect(decodedPath('/docs/a%2Fb')).toBe('/docs/a%2Fb');
});

test('finds the id of a fragment in any script', () => {
  expect(idOf(new URL('https://x.example/#安装步骤').hash)).toBe('安装步骤');
  expect(idOf('#%E0%A4%A')).toBe('%E0%A4%A');
  // Decoded only once: the percent sign is part of the id.
  expect(idOf('#100%2541')).toBe('100%41');
});

test.each(['%', '%E0%A4%A', '/docs/intro%', '%zz', '100%', '%ff'])('keeps %j unchanged', (text) => {
  expect(decoded(text)).toBe(text);
  expect(decodedPath(text)).toBe(text);
});

const kbd = (name: string) => createElement('kbd', null, name);

test('returns the message without a translation', () => {
  expect(translate({ message: 'Copied' })).toBe('Copied');
  expect(translate({ id: 'theme.CodeBlock.copied', message: 'Copied' })).toBe('Copied');
});

test('interpolates values', () => {
  const message = '{count} of {all} done';
  expect(translate({ message }, { count: 0, all: 3 })).toBe('0 of 3 done');
});

test('leaves placeholders without a value unchanged', () => {
  const message = 'Keep {{name.field}} of {step}';
  expect(translate({ message })).toBe(message);
});

test('renders a string for text, and nodes for element values', () => {
  expect(Translate({ children: 'Step {number}', values: { number: 2 } })).toBe('Step 2');
  const drawn = Translate({ children: 'Press {key} twice', values: { key: kbd('Esc') } });
  expect(isValidElement((drawn as unknown[])[1])).toBe(true);
  expect(renderToStaticMarkup(drawn)).toBe('Press <kbd>Esc</kbd> twice');
});

test('has all messages where `docusaurus write-translations` looks for them', () => {
  const folder = (name: string) => fileURLToPath(new URL(`../../${name}/`, import.meta.url));
  const patterns = engine({} as LoadContext).getPathsToWatch?.() ?? [];
  const looked = [folder('src'), ...patterns.map((pattern) => pattern.replace(/\*.*/, ''))];
  const speaking = ['src', 'shell', 'features', 'content']
    .flatMap((name) => filesBelow(folder(name)))
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .filter((file) => readFileSync(file, 'utf8').includes("'@docusaurus/Translate'"));
  expect(speaking.length).toBeGreaterThan(50);
  expect(speaking.filter((file) => !looked.some((place) => file.startsWith(place)))).toEqual([]);
});

test('captions executed examples and their responses', () => {
  expect(caption('test=claim-ok')).toBe('Request');
  expect(caption('expect=claim-ok status=200')).toBe('Response, status 200');
  expect(caption('expect=press-ok')).toBe('Response');
});

test('prefers an explicit caption', () => {
  expect(caption('test=claim-ok title="Claim as Ana"')).toBe('Claim as Ana');
});

test('leaves other code without a caption', () => {
  expect(caption('')).toBeUndefined();
  expect(caption('latest=1')).toBeUndefined();
});

test('highlights JSON, HTTP requests and PHP', () => {
  expect(highlight('{"a": [1, true]}', 'json')).toBe(
    '<span class="code-muted">{</span><span class="code-name">"a"</span><span class="code-muted">: [</span>' +
      '<span class="code-value">1</span><span class="code-muted">, </span><span class="code-value">true</span><span class="code-muted">]}</span>',
  );
  expect(highlight('GET /a HTTP/1.1\nHost: x', 'http')).toBe(
    '<span class="code-method">GET </span><span class="code-text">/a </span><span class="code-name">HTTP/1.1\nHost</span><span class="code-muted">: </span>x',
  );
  expect(highlight('<?php echo "a";', 'php')).toContain('<span class="code-text">"a"</span>');
});

test('escapes code of an unknown language', () => {
  expect(highlight('<a & b>', 'no-such-language')).toBe('&lt;a &amp; b&gt;');
});
