import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { apiNames, readSource, sourceFile, type ApiName } from '../specs/apis.ts';
import { limitsIn } from '../specs/limits/limits.ts';
import type { Duration, Letters, Limit, Size } from '../specs/limits/limits.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MARK } from '../specs/generation/by-default.ts';
import config from '../vitest.config.ts';
import { writtenLimits } from '../site/test/written-limits.ts';
import { newOperation, newMigration } from './new/operation.ts';
import { root, serveFile } from './steps.ts';
import { fileOfTool } from './tools.ts';
import { addFourthApi, copySources } from './trial-copy.ts';

interface Printed {
  places: Record<string, string>;
  measured: Record<string, number>;
  ports: Record<string, number>;
}
interface Changed {
  api: ApiName;
  /** The name on pages. */
  name: string;
  /** Its values in the repository and in the copy, where all limits differ. */
  was: Limit;
  is: Limit;
}

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

/** One copy for both, because making it takes half a minute. */
describe('a copy with that folder, its line and every limit another', { timeout: 120_000 }, () => {
  const copy = join(root, '.trial/with-fourth-api');
  const run = (args: string[], env = {}) =>
    spawnSync(process.execPath, args, {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, ...env },
    });
  const changed = changedBy(7);
  let made: Printed;
  const pages = 'site/docs/apis';
  const gone = `${pages}/gone.mdx`;
  let generateOutput: string;

  beforeAll(() => {
    copySources(copy);
    addFourthApi(copy);
    // Like the page of an API that was removed from the list.
    writeFileSync(join(copy, gone), `---\n${MARK}\ntitle: Gone\n---\n`);
    for (const api of apiNames) {
      const own = changed.filter((one) => one.api === api).map(({ is }) => is);
      const text = readFileSync(join(root, sourceFile(api)), 'utf8');
      writeFileSync(join(copy, sourceFile(api)), own.reduce(withOther, text));
    }
    const notes = join(copy, 'servers/notes/notes-api.yaml');
    writeFileSync(notes, readFileSync(notes, 'utf8').replace('value: 64,', 'value: 99,'));
    const generated = run(['--import', 'tsx', 'specs/generate.ts']);
    expect(generated).toMatchObject({ stderr: '', status: 0 });
    generateOutput = generated.stdout;
    const alias = Object.fromEntries(
      Object.entries(config.resolve!.alias as Record<string, string>).map(([name, file]) => [
        name,
        join(copy, relative(root, file)),
      ]),
    );
    const settings = join(copy, 'limits.vitest.config.ts');
    const include = ['site/test/limits/print-places.tsx'];
    const whole = { resolve: { alias }, test: { include, pool: 'forks' } };
    writeFileSync(settings, `export default ${JSON.stringify(whole)};\n`);
    const PLACES = join(copy, 'places.json');
    const args = [fileOfTool('vitest'), 'run', '--config', settings, '--root', copy];
    const { status, stdout, stderr } = run(args, { PLACES, VITEST: '' });
    expect(status, stdout + stderr).toBe(0);
    made = JSON.parse(readFileSync(PLACES, 'utf8')) as Printed;
  }, 900_000);
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('is checked against its document without its own cases', () => {
    const { stdout } = run(['--import', 'tsx', 'scripts/conform.ts']);
    const rows = stdout.split('\n').filter((line) => line.startsWith('readNote'));
    expect(rows.map((row) => row.split(/ {2,}/).slice(0, 3).join(' '))).toEqual([
      'readNote 200 as documented',
      'readNote 403 as documented',
      'readNote 404 as documented',
      'readNote 422 as documented',
      'readNote 500 not provoked',
    ]);
    expect(stdout).toMatch(/^notes at .*, 0 differ, /m);
  });

  it('is served with its demonstration data', async () => {
    const server = spawn(process.execPath, ['--import', 'tsx', serveFile('notes'), '--demo'], {
      cwd: copy,
      env: { ...process.env, NOTES_PORT: '0' },
    });
    const output: string[] = [];
    const url = await new Promise<string>((resolve, reject) => {
      server.stderr.on('data', (text) => output.push(String(text)));
      server.stdout.on('data', (text) => {
        output.push(String(text));
        const [, found] = /"url":"([^"]+)"/.exec(output.join('')) ?? [];
        if (found) resolve(found);
      });
      server.on('exit', () => reject(new Error(output.join(''))));
    });
    const headers = { 'notes-key': 'demo-notes-key' };
    const answer = await fetch(`${url}/api/notes/1`, { headers });
    server.kill();
    expect(await answer.json()).toEqual({ id: 1, text: 'The left door sticks.' });
  });

  it('has a page that git ignores, keeps handwritten pages and removes stale ones', () => {
    const read = (file: string) => readFileSync(join(copy, pages, file), 'utf8');
    expect(read('notes.mdx')).toContain('title: Notes API\n');
    expect(read('.gitignore')).toContain('\nnotes.mdx\n');
    expect(read('radio.mdx')).toBe(readFileSync(join(root, pages, 'radio.mdx'), 'utf8'));
    expect(generateOutput).toContain(`${gone}  removed\n`);
    expect(existsSync(join(copy, gone))).toBe(false);
  });

  it('accepts an operation and a migration from the scaffolds', () => {
    const operation = newOperation(copy, ['notes'], ['notes', 'listNotes', 'get', '/api/notes']);
    expect(operation.written[0]).toBe('servers/notes/notes-api.yaml');
    const migration = newMigration(copy, ['notes'], ['notes', 'author']);
    expect(migration.written[0]).toBe('servers/notes/src/migrations/002-author.ts');
  });

  it('changes every limit', () => expect(changed.length).toBeGreaterThan(25));

  it.each(changed)('never mentions the old $name of $api', ({ name, was }) => {
    for (const [place, text] of Object.entries(made.places)) {
      const isOld = (words: string) => [was.text, was.about].some((old) => holds(words, old));
      const old = isOld(text) ? writtenLimits(text, [{ ...was, name }]).filter(isOld) : [];
      expect(old, `${place} says ${was.text} by itself`).toEqual([]);
    }
  });

  it('enforces its limits, where that can be tested', () => {
    const tried = changed.flatMap(({ api, name, is }) => {
      const measured = made.measured[name] ?? made.measured[`${name} ${api}`];
      return measured === undefined ? [] : [[name, measured, counted(is)]];
    });
    expect(tried.length).toBeGreaterThan(12);
    for (const [name, measured, promised] of tried) expect(measured, `${name}`).toBe(promised);
  });

  it('lists the new ports', () => {
    const wanted = changed.filter(({ name }) => name.startsWith('port-'));
    const ports = Object.fromEntries(wanted.map(({ api, is }) => [api, is.value]));
    expect(made.ports).toEqual({ ...ports, notes: 8006 });
  });

  it('prints no wait longer than its limit', () => {
    const longest = { 'call-for-help': 'press-wait', lockers: 'wrong-code-longest-wait' };
    for (const [api, name] of Object.entries(longest)) {
      const limit = changed.find((one) => one.name === name)!.is as Duration;
      const printed = made.places[`document ${api}`]!;
      const waits = [...printed.matchAll(/Please wait (\d+) seconds/g)].map(firstNumber);
      expect(waits.length).toBeGreaterThan(0);
      expect(Math.max(...waits)).toBeLessThanOrEqual(limit.seconds);
    }
  });
});

/** Every limit with another value, chosen so that none equals the old value of another. */
function changedBy(step: number): Changed[] {
  let count = 0;
  return apiNames.flatMap((api) => {
    const source = readSource(api);
    const was = limitsIn(source);
    const written = structuredClone(source);
    for (const limit of Object.values(written['x-limits'] ?? {})) limit.value += step + count++;
    written.servers[0]!.url = written.servers[0]!.url.replace(/\d+$/, (port) => `${+port + step}`);
    const other = limitsIn(written);
    return Object.keys(was).map((id) => ({
      api,
      name: id === 'port' ? `port-${api}` : id,
      was: was[id]!,
      is: other[id]!,
    }));
  });
}

const firstNumber = ([, digits]: RegExpMatchArray): number => Number(digits);

/** The value in the units of servers: seconds, hours of a key, bytes, letters, or a plain number. */
function counted(limit: Limit): number {
  if (limit.unit === 'hours') return limit.value;
  return (
    (limit as Duration).seconds ?? (limit as Size).bytes ?? (limit as Letters).length ?? limit.value
  );
}

/** Whole words only: `2 seconds` is not in `12 seconds`. */
const holds = (text: string, words: string): boolean =>
  new RegExp(String.raw`(?<![\d.,\w])${words.replaceAll('.', String.raw`\.`)}(?![\d\w])`, 'i').test(
    text,
  );

function withOther(text: string, { id, value }: Limit): string {
  const place =
    id === 'port'
      ? /(- url: http:\/\/localhost:)\d+/
      : new RegExp(String.raw`(^  ${id}:\s*(?:\{ )?value: (?:&[\w-]+ )?)\d+`, 'm');
  expect(text, id).toMatch(place);
  return text.replace(place, `$1${value}`);
}

/** Text for readers, and files with choices per product, which may name APIs. */
const ABOUT_PRODUCTS = [
  'site/content/',
  'site/sidebars.ts',
  'site/features/figures/',
  'site/features/home/',
  'site/features/labs/',
  'site/features/printables/build/all.ts',
  'site/features/sandbox/shared/demo-calls.ts',
  'site/features/scenarios/',
  'site/features/search/build/',
  'site/shell/shared/glyph-strokes.ts',
];

it('lists all APIs in one file only', () => {
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
