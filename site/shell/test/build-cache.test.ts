import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codeVersion, createCache } from '../build/build-cache/index.ts';

let siteDir = '';
const made: string[] = [];
const kept = () => path.join(siteDir, 'node_modules/.cache/build-cache/words');

/** Makes capitals of a word, as a build would that begins now, and notes that it did. */
const capitals = (word: string, code = 'one') =>
  createCache(
    siteDir,
    'words',
    () => code,
  )([word], () => {
    made.push(word);
    return { text: word.toUpperCase(), bytes: Buffer.from(word) };
  });

beforeEach(() => {
  delete process.env['DOCUSAURUS_NO_PERSISTENT_CACHE'];
  siteDir = mkdtempSync(path.join(tmpdir(), 'kept-'));
  made.length = 0;
});
afterEach(() => {
  delete process.env['DOCUSAURUS_NO_PERSISTENT_CACHE'];
  rmSync(siteDir, { recursive: true });
});

describe('what is kept between builds', () => {
  it('is made once and answered as it was made', async () => {
    const first = await capitals('door');
    expect(await capitals('door')).toEqual(first);
    expect(made).toEqual(['door']);
  });

  it('is made anew from other inputs and by other code', async () => {
    await capitals('door');
    expect((await capitals('key')).text).toBe('KEY');
    await capitals('door', 'two');
    expect(made).toEqual(['door', 'key', 'door']);
  });

  it('is made anew where an entry cannot be read, and is whole again after that', async () => {
    await capitals('door');
    const [name = ''] = readdirSync(kept());
    const file = path.join(kept(), name);
    for (const broken of ['', 'no entry', readFileSync(file).subarray(0, 40)]) {
      writeFileSync(file, broken);
      expect((await capitals('door')).text).toBe('DOOR');
    }
    await capitals('door');
    expect(made).toHaveLength(4);
  });

  it('serves builds that run at the same time and leaves nothing half written', async () => {
    const words = Array.from({ length: 200 }, (_, index) => `word ${index % 5}`);
    const answers = await Promise.all(words.map((word) => capitals(word)));
    expect(answers.map(({ text }) => text)).toEqual(words.map((word) => word.toUpperCase()));
    expect(readdirSync(kept())).toHaveLength(5);
  });

  it('is removed when no build has asked for it for a month', async () => {
    await capitals('door');
    await capitals('key');
    const old = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
    for (const name of readdirSync(kept())) utimesSync(path.join(kept(), name), old, old);
    await capitals('key');
    await capitals('lock');
    expect(readdirSync(kept())).toHaveLength(2);
    await capitals('key');
    expect(made).toEqual(['door', 'key', 'lock']);
  });

  it('is not asked for where the generator keeps nothing either', async () => {
    await capitals('door');
    process.env['DOCUSAURUS_NO_PERSISTENT_CACHE'] = 'true';
    await capitals('door');
    expect(made).toEqual(['door', 'door']);
  });

  it('costs no build where its folder cannot be written', async () => {
    mkdirSync(path.dirname(kept()), { recursive: true });
    writeFileSync(kept(), 'a file in its place');
    expect((await capitals('door')).text).toBe('DOOR');
  });
});

describe('the version of our code', () => {
  it('changes with a document, a plugin and what is installed, and with nothing else', () => {
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
});
