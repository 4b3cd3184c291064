import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, afterAll, beforeAll } from 'vitest';
import { type PackFile, asPackList, filesOf, sumOf } from '../shared/pack-list.ts';
import { isDue, planSave } from '../page/saved-pack.ts';
import { filesFor, strategyFor, type RoutedRequest } from '../page/answer.ts';
import { makeList, partOf } from '../build/index.ts';
import { revisionOf } from '../page/fetch-file.ts';
import { dayOf } from '../page/words.ts';

const root = 'https://docs.test/';
const trial = 'https://docs.test/trial/';

describe('files of a URL', () => {
  it.each([
    ['/', 'index.html'],
    ['/index.html', 'index.html'],
    ['/docs/lockers/intro', 'docs/lockers/intro.html'],
    ['/docs/lockers/intro/', 'docs/lockers/intro.html'],
    ['/docs/lockers/intro.html', 'docs/lockers/intro.html'],
    ['/docs/lockers/intro/index.html', 'docs/lockers/intro.html'],
    ['/docs/lockers/intro?from=card#doors', 'docs/lockers/intro.html'],
    ['/img/logo.svg', 'img/logo.svg'],
    ['/caf%C3%A9', 'café.html'],
  ])('finds %s in %s', (address, file) => {
    expect(filesFor(new URL(address, root).href, root)).toContain(file);
    expect(filesFor(`https://docs.test/trial${address}`, trial)).toContain(file);
  });

  it('maps the base URL to the home page', () => {
    expect(filesFor(trial, trial)).toEqual(['index.html']);
  });

  it('survives a URL that cannot be decoded', () => {
    expect(filesFor(`${root}%E0%A4%A`, root)).toContain('%E0%A4%A.html');
  });
});

describe('strategy', () => {
  const requestFor = (url: string, more: Partial<RoutedRequest> = {}): RoutedRequest => ({
    method: 'GET',
    mode: 'no-cors',
    cache: 'default',
    isRange: false,
    url,
    ...more,
  });
  const below = (path: string, more?: Partial<RoutedRequest>) => requestFor(root + path, more);
  const page = below('docs/intro', { mode: 'navigate' });

  it.each([
    ['a page', page, 'network-first'],
    ['a script with a hash in its name', below('assets/js/main.3fb62101.js'), 'cache-first'],
    ['a picture', below('img/logo.svg'), 'network-first'],
    ['a file that is being saved', below('img/logo.svg', { cache: 'no-cache' }), 'network-only'],
    ['a range request', below('img/film.mp4', { isRange: true }), 'network-only'],
    ['a request other than GET', below('docs/intro', { method: 'POST' }), 'network-only'],
    ['another host', requestFor('http://localhost:8002/api/callforhelp/claim'), 'network-only'],
  ])('%s', (_, request, strategy) => {
    expect(strategyFor(request, root)).toBe(strategy);
  });

  it('ignores requests outside of the base URL', () => {
    expect(strategyFor(page, trial)).toBe('network-only');
  });
});

describe('update', () => {
  const file = (path: string, revision: string): PackFile => ({
    path,
    revision,
    bytes: 1,
    transfer: 1,
    part: 'pages',
  });

  it('downloads everything the first time', () => {
    const next = [file('a', '1'), file('b', '1')];
    expect(planSave(next)).toEqual({ copy: [], fetch: next });
  });

  it('downloads new and changed files and copies the rest', () => {
    const { copy, fetch } = planSave(
      [file('same', '1'), file('changed', '2'), file('new', '1')],
      [file('same', '1'), file('changed', '1'), file('gone', '1')],
    );
    expect(copy.map(({ path }) => path)).toEqual(['same']);
    expect(fetch.map(({ path }) => path)).toEqual(['changed', 'new']);
  });

  it.each([
    [undefined, true],
    [59, false],
    [60, true],
  ])('is due after an hour: last check %s minutes ago', (minutes, due) => {
    const now = Date.UTC(2026, 10, 21);
    const last = minutes === undefined ? undefined : now - minutes * 60_000;
    expect(isDue(last, now)).toBe(due);
  });

  it('is due when the clock was set back', () => {
    expect(isDue(2000, 1000)).toBe(true);
  });
});

describe('parts', () => {
  it.each([
    ['docs/lockers/intro.html', 'pages'],
    ['assets/js/main.3fb62101.js', 'pages'],
    ['assets/reference/radio.reference.7fdeaa41.txt', 'pages'],
    ['reference/radio/openapi.yaml', 'pages'],
    ['fonts/text.woff2', 'pages'],
    ['search-index-0dfd1c28.bin', 'search'],
    ['search-doc-650aa9f2.json', 'search'],
    ['printables/staff-card.pdf', 'cards'],
    ['assets/files/sqlite3.f7e0a900.wasm', 'sandbox'],
    ['assets/js/sandbox.97958d35.js', 'sandbox'],
    ['assets/js/sandbox-tools.97958d35.js', 'sandbox'],
  ])('puts %s into %s', (file, part) => {
    expect(partOf(file)).toBe(part);
  });

  it.each([
    ...['docs/intro.md', 'reference/lockers/create-order.md', 'sitemap.xml', 'robots.txt'],
    ...['llms-full.txt', 'fonts/OFL.txt', 'img/social-card.png', 'social/docs/intro.png'],
    ...['_headers', '.nojekyll', 'assets/js/main.3fb62101.js.map', 'sw.js', 'store-pack.json'],
  ])('leaves out %s', (file) => {
    expect(partOf(file)).toBeUndefined();
  });
});

describe('list', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'store-pack-'));
  const write = (name: string, text: string): void => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  };
  const list = () => makeList(folder, '2026-11-21');
  beforeAll(() => {
    write('index.html', 'home '.repeat(100));
    write('docs/intro.html', 'introduction');
    write('docs/intro.md', 'introduction');
    write('printables/card.pdf', 'a card');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('names every file with its size on the device and its download size', () => {
    const { files } = list();
    const paths = files.map((file) => file.path).join(' ');
    expect(paths).toBe('docs/intro.html index.html printables/card.pdf');
    const [, home, card] = files;
    expect(home?.bytes).toBe(500);
    expect(home?.transfer).toBeLessThan(100);
    expect(card).toMatchObject({ bytes: 6, transfer: 6, part: 'cards' });
    expect(sumOf(filesOf(list(), ['cards']), 'bytes')).toBe(6);
  });

  it('has the revisions that a page computes', async () => {
    const bytes = new TextEncoder().encode('introduction');
    expect(list().files[0]?.revision).toBe(await revisionOf(bytes.buffer));
  });

  it('is deterministic, and has another version when a file changes', () => {
    expect(list()).toEqual(list());
    const before = list().version;
    write('docs/intro.html', 'another introduction');
    expect(list().version).not.toBe(before);
  });

  it('shows its date independent of the time zone', () => {
    expect(dayOf('2026-11-21')).toBe('November 21, 2026');
  });

  it('can be disabled', () => {
    expect(asPackList({ enabled: false }).enabled).toBe(false);
  });

  it.each([
    [null],
    ['<html>'],
    [{ enabled: true }],
    [{ version: 'a', changed: 'b', files: [{ path: 'x' }] }],
  ])('refuses %j', (value) => {
    const sentence = 'store-pack.json does not list the files of this site.';
    expect(() => asPackList(value)).toThrow(sentence);
  });
});
