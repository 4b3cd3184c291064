import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, afterAll } from 'vitest';
import { openPrompt, textOf } from '../command/run.ts';
import { noticesOf, thirdPartyOf } from '../pack/third-party.ts';

it('reads a piped report as UTF-8 and as the UTF-16 that Windows PowerShell writes', () => {
  for (const encoding of ['utf8', 'utf16le'] as const) {
    const bytes = new Uint8Array(Buffer.from('\ufeff{"a": "ü"}', encoding));
    expect(textOf(bytes.buffer)).toBe('{"a": "ü"}');
  }
});

describe('a prompt', () => {
  const opened = (terminal = true) => {
    const input = new PassThrough();
    const output = new PassThrough();
    const { ask, close } = openPrompt({ input, output, terminal });
    return { input, output, ask, close };
  };

  it('takes answers that are all there before the first question, and none after the last', async () => {
    const { input, ask, close } = opened(false);
    input.end('one\ntwo');
    await pause(20);
    expect([await ask('1: '), await ask('2: '), await ask('3: ')]).toEqual([
      'one',
      'two',
      undefined,
    ]);
    close();
  });

  it('queues lines that are pasted at once for the questions that follow', async () => {
    const { input, ask, close } = opened();
    input.write(['one', 'two', 'thr'].join('\r'));
    await pause(20);
    const answers = [await ask('1: '), await ask('2: ')];
    input.write('ee\r');
    answers.push(await ask('3: '));
    close();
    expect(answers).toEqual(['one', 'two', 'three']);
  });

  it('answers nothing after Ctrl+C', async () => {
    const { input, ask } = opened();
    const answer = ask('1: ');
    input.write('\u0003');
    expect(await answer).toBeUndefined();
    expect(await ask('2: ')).toBeUndefined();
  });

  it('shows each question', async () => {
    const { input, output, ask, close } = opened();
    input.write('one\rtwo\r');
    await ask('First: ');
    await ask('Second: ');
    close();
    output.end();
    expect(await text(output)).toMatch(/First: [^]*Second: two\n/);
  });
});

const root = mkdtempSync(join(tmpdir(), 'third-party-'));
afterAll(() => rmSync(root, { recursive: true }));

/** Writes a package below node_modules; returns the path of a file in it. */
function install(name: string, files: Record<string, string>): string {
  const folder = join(root, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  const manifest = {
    name: name.replace(/^.*node_modules\//, ''),
    version: '1.2.3',
    license: 'MIT',
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return join(folder, 'dist', 'index.js');
}

it('names each bundled package once, with its license and notices', () => {
  const files = [
    install('@b/c', { LICENSE: 'Copyright C\r\n', NOTICE: 'Also D', 'licenses.ts': 'code' }),
    install('@b/c/node_modules/a', { 'Licence.md': 'Copyright A' }),
    join(root, 'site', 'own.ts'),
  ];
  const packages = thirdPartyOf([...files, ...files]);
  expect(packages.map(({ name, texts }) => [name, ...texts])).toEqual([
    ['@b/c', 'Copyright C', 'Also D'],
    ['a', 'Copyright A'],
  ]);
});

it('refuses a package that carries no license', () => {
  expect(() => thirdPartyOf([install('bare', {})])).toThrow(/bare is in a bundle .* no license/);
});

it('finds the license of the database engine inside its program', () => {
  const engine = createRequire(import.meta.url).resolve('@sqlite.org/sqlite-wasm/sqlite3.wasm');
  const [{ texts = [] } = {}] = thirdPartyOf([engine]);
  expect(texts[0]).toContain('LICENSE for the sqlite3 WebAssembly/JavaScript APIs');
  expect(texts[1]).toMatch(/^Apache License/);
});

it('prints a text that several packages carry once, below the names of all', () => {
  const shared = { version: '1.0.0', license: 'MIT', texts: ['Copyright X'] };
  const text = noticesOf([
    { name: 'a', ...shared },
    { name: 'b', ...shared },
  ]);
  expect(text).toMatch(/^-+\na 1\.0\.0 \(MIT\)\nb 1\.0\.0 \(MIT\)\n\nCopyright X\n$/);
});
