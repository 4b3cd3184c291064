import { readdirSync, readFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, it, vi } from 'vitest';
import { findViolations } from './check-prose.ts';
import { lines } from '../e2e/specification.ts';
import { changelogOf, sectionOf } from './changelog.ts';

const rules = (text: string) => findViolations(text).found.map(({ rule }) => rule);

test.each([
  ['Just press it.', 'a filler'],
  ['Please wait.', 'no "please" outside of a quotation'],
  ['Buttons, e.g. this one.', 'no Latin short forms'],
  ['Click it.', 'select, press or tap'],
  ['Log in first.', 'sign in'],
  ['An associate comes.', 'staff, cabinet, radio: one name for one thing'],
  ['Start early, since it takes days.', '"because" gives a reason; "since" is for time'],
  ["Staff don't see it.", 'no contractions'],
  ['Doors, codes, and commands.', 'no comma before the last of a list'],
  ['## Check The Door', 'a heading in sentence case'],
  [`${'word '.repeat(31)}.`, '31 words, 30 at most'],
])('finds "%s"', (text, rule) => {
  expect(rules(text)).toEqual([rule]);
});

test.each([
  'The message says "Please wait". `Just` is code.',
  '```text\nPlease click.\n```',
  '---\ntitle: Simply\n---\n\nPress it.',
  '| Word | Kindly be advised |',
  '## Call for Help in Teams: What IT asks',
  '[Doors](./please.mdx) close.',
  'It has worked since Monday.',
])('reads on at "%s"', (text) => {
  expect(rules(text)).toEqual([]);
});

test('names the line', () => {
  expect(findViolations('---\ntitle: A\n---\n\nGood.\n\nPlease wait.').found[0]?.line).toBe(7);
});

const folder = new URL('../e2e/', import.meta.url);

it('has a browser test for every line of the specification', () => {
  const tests = readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n');
  const covered = [...tests.matchAll(/['"`](\d [\w ,]+): /g)].flatMap(([, keys]) =>
    keys!.split(', '),
  );
  const bare = Object.keys(lines).filter((key) => !covered.includes(key));
  expect(bare).toEqual([]);
});

test.each(['README.md', 'CONTRIBUTING.md', 'DESIGN.md', 'OWNER.md'])(
  '%s names only files that exist',
  (document) => {
    const root = new URL('../', import.meta.url);
    const folders = 'brand|specs|packages|servers|client|site|scripts|e2e|hosting|bench';
    // Neither patterns nor what a build or an owner writes.
    const named = new RegExp(
      `(?<=[\\s\`(])(?:${folders})/(?!build|i18n|\\.tested)[\\w./-]+(?![\\w./<{*…-])`,
      'g',
    );
    const found = readFileSync(new URL(document, root), 'utf8').match(named) ?? [];
    expect(found.length).toBeGreaterThan(2);
    expect(found.filter((name) => !existsSync(new URL(name, root)))).toEqual([]);
  },
);

const commit = (subject: string, body = '') => ({ subject, body });

it('lists breaking changes first, then what was added, fixed and made faster, and no internal changes', () => {
  const commits = [
    commit('fix(lockers): answer 403 to another cabinet'),
    commit('test(e2e): wait for the answer'),
    commit('perf(site): load less'),
    commit('feat: say where to report a weakness'),
    commit('feat(client)!: drop the default export'),
    commit('refactor(radio): rename the key', 'Why.\n\nBREAKING CHANGE: RADIO_KEY is gone.'),
    commit('Merge branch'),
  ];
  expect(sectionOf({ title: 'v1.0.0', date: '2026-11-23', commits })).toMatchInlineSnapshot(`
    "## v1.0.0, 2026-11-23

    ### Breaking

    - client: drop the default export
    - radio: rename the key

    ### Added

    - say where to report a weakness

    ### Fixed

    - lockers: answer 403 to another cabinet

    ### Faster

    - site: load less"
  `);
});

it('omits a release without commits', () => {
  const releases = [
    { title: 'Not released yet', commits: [] },
    { title: 'v1.0.0', commits: [commit('fix: begin')] },
  ];
  const text = changelogOf(releases);
  expect(text).not.toContain('Not released yet');
  expect(text).toMatch(/\n## v1\.0\.0\n\n### Fixed\n\n- begin\n$/);
});

const packages = path.join(import.meta.dirname, '../packages');

/** The examples in the README of each package. */
const examples = readdirSync(packages).flatMap((name) => {
  const file = path.join(packages, name, 'README.md');
  const readme = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const code = [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, block]) => block).join('');
  return code.includes('console.log(') ? [[name, code] as const] : [];
});

test('packages have examples in their READMEs', () => {
  expect(examples.length).toBeGreaterThan(1);
});

test.each(examples)('the examples in the README of %s print what they say', async (name, code) => {
  const folder = mkdtempSync(path.join(packages, name, 'test/readme-'));
  // With a frozen clock, because the search returns fewer hits on a busy machine.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  try {
    writeFileSync(path.join(folder, 'example.ts'), code);
    await import(path.join(folder, 'example.ts'));
    const expected = [...code.matchAll(/console\.log\(.*\/\/ (.*)$/gm)].map(([, output]) => output);
    expect(expected.length).toBeGreaterThan(2);
    expect(printed.mock.calls.map((values) => values.join(' '))).toEqual(expected);
  } finally {
    printed.mockRestore();
    clock.mockRestore();
    rmSync(folder, { recursive: true });
  }
});
