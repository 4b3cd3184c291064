import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeList, partOf } from '../build/index.ts';
import { revisionOf } from '../page/fetch-file.ts';
import { asPackList, filesOf, sumOf } from '../shared/pack-list.ts';
import { dayOf } from '../page/words.ts';

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
    'docs/intro.md',
    'reference/lockers/create-order.md',
    'sitemap.xml',
    'robots.txt',
    'llms-full.txt',
    'fonts/OFL.txt',
    'img/social-card.png',
    'social/docs/intro.png',
    '_headers',
    '.nojekyll',
    'assets/js/main.3fb62101.js.map',
    'sw.js',
    'store-pack.json',
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

  it('names every file with the size it takes, and the size it takes to download', () => {
    const { files } = list();
    expect(files.map((file) => file.path)).toEqual([
      'docs/intro.html',
      'index.html',
      'printables/card.pdf',
    ]);
    const [, home, card] = files;
    expect(home?.bytes).toBe(500);
    expect(home?.transfer).toBeLessThan(100);
    expect(card).toMatchObject({ bytes: 6, transfer: 6, part: 'cards' });
    expect(sumOf(filesOf(list(), ['cards']), 'bytes')).toBe(6);
  });

  it('gives the revision that a page computes from the bytes it gets', async () => {
    const bytes = new TextEncoder().encode('introduction');
    expect(list().files[0]?.revision).toBe(await revisionOf(bytes.buffer));
  });

  it('is the same whenever it is made, and has another version when a file changes', () => {
    expect(list()).toEqual(list());
    const before = list().version;
    write('docs/intro.html', 'another introduction');
    expect(list().version).not.toBe(before);
  });

  it('tells its day as it is written, wherever the reader is', () => {
    expect(dayOf('2026-11-21')).toBe('November 21, 2026');
  });

  it('is switched off by one word', () => {
    expect(asPackList({ enabled: false }).enabled).toBe(false);
  });

  it.each([
    [null],
    ['<html>'],
    [{ enabled: true }],
    [{ version: 'a', changed: 'b', files: [{ path: 'x' }] }],
  ])('refuses %j', (value) => {
    expect(() => asPackList(value)).toThrow(
      'store-pack.json does not list the files of this site.',
    );
  });
});
