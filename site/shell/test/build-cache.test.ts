import { mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codeVersion, createCache } from '../build/build-cache/index.ts';

let siteDir = '';
const computed: string[] = [];
const cacheFolder = () => path.join(siteDir, 'node_modules/.cache/build-cache/words');

/** Uppercases a word through a new cache, as a new build would, and records each computation. */
const capitals = (word: string, code = 'one') =>
  createCache(
    siteDir,
    'words',
    () => code,
  )([word], () => {
    computed.push(word);
    return { text: word.toUpperCase(), bytes: Buffer.from(word) };
  });

beforeEach(() => {
  delete process.env['DOCUSAURUS_NO_PERSISTENT_CACHE'];
  siteDir = mkdtempSync(path.join(tmpdir(), 'cache-'));
  computed.length = 0;
});
afterEach(() => {
  delete process.env['DOCUSAURUS_NO_PERSISTENT_CACHE'];
  rmSync(siteDir, { recursive: true });
});

describe('the build cache', () => {
  it('computes a value once and returns it unchanged', async () => {
    const first = await capitals('door');
    expect(await capitals('door')).toEqual(first);
    expect(computed).toEqual(['door']);
  });

  it('computes again for other inputs or other code', async () => {
    await capitals('door');
    expect((await capitals('key')).text).toBe('KEY');
    await capitals('door', 'two');
    expect(computed).toEqual(['door', 'key', 'door']);
  });

  it('replaces a corrupt entry', async () => {
    await capitals('door');
    const [name = ''] = readdirSync(cacheFolder());
    const file = path.join(cacheFolder(), name);
    for (const broken of ['', 'no entry', readFileSync(file).subarray(0, 40)]) {
      writeFileSync(file, broken);
      expect((await capitals('door')).text).toBe('DOOR');
    }
    await capitals('door');
    expect(computed).toHaveLength(4);
  });

  it('serves concurrent builds and leaves no partial files', async () => {
    const words = Array.from({ length: 200 }, (_, index) => `word ${index % 5}`);
    const answers = await Promise.all(words.map((word) => capitals(word)));
    expect(answers.map(({ text }) => text)).toEqual(words.map((word) => word.toUpperCase()));
    expect(readdirSync(cacheFolder())).toHaveLength(5);
  });

  it('removes entries that were not read for a month', async () => {
    await capitals('door');
    await capitals('key');
    const old = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
    for (const name of readdirSync(cacheFolder()))
      utimesSync(path.join(cacheFolder(), name), old, old);
    await capitals('key');
    await capitals('lock');
    expect(readdirSync(cacheFolder())).toHaveLength(2);
    await capitals('key');
    expect(computed).toEqual(['door', 'key', 'lock']);
  });

  it('is off where the persistent cache of Docusaurus is off', async () => {
    await capitals('door');
    process.env['DOCUSAURUS_NO_PERSISTENT_CACHE'] = 'true';
    await capitals('door');
    expect(computed).toEqual(['door', 'door']);
  });

  it('does not fail a build if its folder cannot be written', async () => {
    mkdirSync(path.dirname(cacheFolder()), { recursive: true });
    writeFileSync(cacheFolder(), 'a file in its place');
    expect((await capitals('door')).text).toBe('DOOR');
  });
});

it('changes the version of our code with documents, plugins and installed packages, and with nothing else', () => {
  const sources = {
    'package-lock.json': '{}',
    'packages/api-reference/src/index.ts': '',
    'packages/search/src/index.ts': '',
    'brand/brand.ts': '',
    'site/docs/intro.mdx': '',
    'site/content/about-apis.ts': '',
    'site/content/words.yaml': '',
    'site/features/a/index.ts': '',
    'site/shell/build/a.ts': '',
    'specs/limits/words.ts': '',
    'specs/radio-api.yaml': '',
    'servers/notes/notes-api.yaml': '',
  };
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(siteDir, name)), { recursive: true });
    writeFileSync(path.join(siteDir, name), text);
  };
  for (const [name, text] of Object.entries(sources)) write(name, text);
  const before = codeVersion(siteDir);
  write('site/docs/intro.mdx', 'New words.');
  expect(codeVersion(siteDir)).toBe(before);
  for (const name of Object.keys(sources).filter((one) => !one.includes('/docs/'))) {
    write(name, 'changed');
    expect(codeVersion(siteDir), name).not.toBe(before);
    write(name, sources[name as keyof typeof sources]);
  }
  expect(codeVersion(siteDir)).toBe(before);
});
