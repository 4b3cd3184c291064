import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiNames } from '../specs/apis.ts';
import { MARK } from '../specs/generation/by-default.ts';
import { newOperation, newMigration } from './new/operation.ts';
import { root, serveFile } from './steps.ts';
import { addFourthApi, copySources } from './trial-copy.ts';

const listed = (...paths: string[]): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...paths], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((name) => name && existsSync(join(root, name)));

/** `call-for-help` is also written `callForHelp` and `CallForHelp`. */
const written = (name: string) => new RegExp(name.replaceAll('-', '-?'), 'i');

it('adds a fourth API by one folder, its document and its server', () => {
  const folder = 'site/trial/fourth-api/notes';
  expect(listed('site/trial/fourth-api').toSorted()).toEqual([
    `${folder}/notes-api.yaml`,
    `${folder}/src/index.ts`,
    `${folder}/src/migrations/001-notes.ts`,
    `${folder}/src/migrations/index.ts`,
  ]);
});

describe('a copy with that folder and its line in the list', { timeout: 120_000 }, () => {
  const copy = join(root, '.trial/with-fourth-api');
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', ...args], { cwd: copy, encoding: 'utf8' });
  const pages = 'site/docs/apis';
  const gone = `${pages}/gone.mdx`;
  let said: string;

  beforeAll(() => {
    copySources(copy);
    addFourthApi(copy);
    // As one looks whose line was taken out of the list.
    writeFileSync(join(copy, gone), `---\n${MARK}\ntitle: Gone\n---\n`);
    const { status, stdout, stderr } = run('specs/generate.ts');
    expect(stderr).toBe('');
    expect(status).toBe(0);
    said = stdout;
  }, 120_000);
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('is held to its document without cases of its own', () => {
    const { status, stdout } = run('scripts/conform.ts');
    const rows = stdout.split('\n').filter((line) => line.startsWith('readNote'));
    expect(rows.map((row) => row.split(/ {2,}/).slice(0, 3).join(' '))).toEqual([
      'readNote 200 as documented',
      'readNote 403 as documented',
      'readNote 404 as documented',
      'readNote 422 as documented',
      'readNote 500 not provoked',
    ]);
    expect(status).toBe(0);
  });

  it('is served with its demonstration data', async () => {
    const server = spawn(process.execPath, ['--import', 'tsx', serveFile('notes'), '--demo'], {
      cwd: copy,
      env: { ...process.env, NOTES_PORT: '0' },
    });
    const said: string[] = [];
    const url = await new Promise<string>((resolve, reject) => {
      server.stderr.on('data', (text) => said.push(String(text)));
      server.stdout.on('data', (text) => {
        said.push(String(text));
        const [, found] = /"url":"([^"]+)"/.exec(said.join('')) ?? [];
        if (found) resolve(found);
      });
      server.on('exit', () => reject(new Error(said.join(''))));
    });
    const headers = { 'notes-key': 'demo-notes-key' };
    const answer = await fetch(`${url}/api/notes/1`, { headers });
    server.kill();
    expect(await answer.json()).toEqual({ id: 1, text: 'The left door sticks.' });
  });

  it('has a page that git does not see, beside those that are written by hand and none that is gone', () => {
    const read = (file: string) => readFileSync(join(copy, pages, file), 'utf8');
    expect(read('notes.mdx')).toContain('title: Notes API\n');
    expect(read('.gitignore')).toContain('\nnotes.mdx\n');
    expect(read('radio.mdx')).toBe(readFileSync(join(root, pages, 'radio.mdx'), 'utf8'));
    expect(said).toContain(`${gone}  removed\n`);
    expect(existsSync(join(copy, gone))).toBe(false);
  });

  it('takes an operation and a migration by the verbs', () => {
    const operation = newOperation(copy, ['notes'], ['notes', 'listNotes', 'get', '/api/notes']);
    expect(operation.written[0]).toBe('servers/notes/notes-api.yaml');
    const migration = newMigration(copy, ['notes'], ['notes', 'author']);
    expect(migration.written[0]).toBe('servers/notes/src/migrations/002-author.ts');
  });
});

/** Words for readers, and what is chosen by hand for products: each says something of its own about them. */
const ABOUT_PRODUCTS = [
  'site/content/',
  'site/sidebars.ts',
  'site/features/figures/',
  'site/features/home/',
  'site/features/labs/',
  'site/features/printables/build/all.ts',
  'site/features/scenarios/',
  'site/features/search/build/',
  'site/shell/shared/glyph-strokes.ts',
];

it('names all APIs in no file of ours but the one list', () => {
  const sources = listed(
    'specs',
    'servers',
    'client',
    'packages',
    'site',
    'scripts',
    'hosting',
  ).filter(
    (name) =>
      /\.(tsx?|mjs)$|ports\.json$/.test(name) &&
      !/(^|\/)(tests?|trial|docs|stored)\//.test(name) &&
      !name.endsWith('.test.ts') &&
      !ABOUT_PRODUCTS.some((place) => name.startsWith(place)),
  );
  expect(sources.length).toBeGreaterThan(400);
  const naming = sources.filter((name) => {
    const text = readFileSync(join(root, name), 'utf8');
    return apiNames.every((api) => written(api).test(text));
  });
  expect(naming).toEqual(['specs/ports.json']);
});
