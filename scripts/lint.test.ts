import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './steps.ts';
import { fileOfTool } from './tools.ts';

/** Untranslated text of the interface: where it occurs, the code, the text. */
const UNTRANSLATED: [title: string, code: string, words: string][] = [
  ['the text of an element', '<p>Copied</p>', 'Copied'],
  ['a text in braces', "<p>{'Copied'}</p>", 'Copied'],
  ['either text of a choice', "<p>{isOpen ? close : 'Open'}</p>", 'Open'],
  ['a text that is shown on a condition', "<p>{isOpen && 'Open'}</p>", 'Open'],
  ['words around a value', '<p>{`${count} steps done`}</p>', 'steps done'],
  ['a name for screen readers', '<nav aria-label="Pages" />', 'Pages'],
  ['a title made of a value', '<a title={`Print ${name}`} />', 'Print'],
  ['a placeholder', '<input placeholder="six digits" />', 'six digits'],
  ['the other words of a picture', '<img alt={name ?? "a sign"} />', 'a sign'],
  ['a text that a script sets', "words.textContent = 'Copied';", 'Copied'],
  ['a name that a script sets', "box.setAttribute('aria-label', 'Menu');", 'Menu'],
  ['a text that is handed on', "element('h2', { textContent: 'Shortcuts' });", 'Shortcuts'],
];

const FINE: [title: string, code: string][] = [
  ['words that can be translated', '<p><Translate>Copied</Translate></p>'],
  ['such words with values', "<Translate values={{ all }}>{'All {all} lines'}</Translate>"],
  ['a text from translate', "<p title={translate({ message: 'Copied' })} />"],
  ['keys and code', '<p><kbd>Enter</kbd> <code>npm start</code></p>'],
  ['an abbreviation, a sign, a unit', '<p>CSV → 3 s</p>'],
  ['an address', '<input placeholder="https://store.example.com" />'],
  ['what nobody reads', '<p className="quiet" data-kind="note" />'],
  ['a comparison', "<p>{kind === 'note'}</p>"],
  ['the name of a sign', '<span>&nbsp;→</span>'],
];

const REFUSED: [file: string, code: string, rule: string][] = [
  ['specs/a.ts', "import '@frontline/contract';", 'no-restricted-imports'],
  ['packages/contract/src/a.ts', "import 'node:fs';", 'no-restricted-imports'],
  ['packages/search/src/a.ts', "import '@frontline/storage';", 'no-restricted-imports'],
  ['packages/storage/src/a.ts', "import '@frontline/specs';", 'no-restricted-imports'],
  ['packages/node-server/src/a.ts', "import '@frontline/radio';", 'no-restricted-imports'],
  ['servers/radio/src/a.ts', "import '@frontline/lockers';", 'no-restricted-imports'],
  ['servers/radio/a.ts', "import '../../site/shell/a.ts';", 'no-restricted-imports'],
  ['site/features/a/build/a.ts', "import '../page/a.ts';", 'no-restricted-imports'],
  ['site/shell/page/a.ts', "import '../build/a.ts';", 'no-restricted-imports'],
  ['site/shell/page/b.ts', "import '@frontline/api-reference/model';", 'no-restricted-imports'],
  ['site/shell/shared/a.ts', "import '../page/a.ts';", 'no-restricted-imports'],
  ['e2e/a.test.ts', "import '@site/a';", 'no-restricted-imports'],
  ['site/shell/page/c.ts', 'decodeURIComponent(location.hash);', 'no-restricted-globals'],
  ['site/shell/page/d.ts', 'window.decodeURI(location.hash);', 'no-restricted-properties'],
  ['scripts/a.ts', 'export class Cabinet {}', 'own(classes)'],
  ['scripts/b.ts', 'Promise.resolve();', 'typescript(no-floating-promises)'],
  ['scripts/c.ts', 'export const a = (b: any): unknown => b;', 'typescript(no-explicit-any)'],
  ['scripts/d.ts', 'const a = 1;', 'eslint(no-unused-vars)'],
  [
    'packages/search/src/b.ts',
    'export const a = (b: Record<string, number>, c: string) => b[c];',
    'own(keys)',
  ],
];

const folder = mkdtempSync(join(tmpdir(), 'lint-'));
const found = new Map<string, { code: string; message: string }[]>();

/** Runs the linter once with the settings of the repository over a folder of these files. */
beforeAll(async () => {
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  for (const file of ['oxlint.config.mjs', 'specs/ports.json', 'scripts/lint-rules'])
    cpSync(join(root, file), join(folder, file), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  write('tsconfig.json', '{ "compilerOptions": { "strict": true, "lib": ["ES2023", "DOM"] } }');
  for (const [title, code] of [...UNTRANSLATED, ...FINE]) write(pageFile(title), code);
  for (const [file, code] of REFUSED) write(file, code);
  const args = [fileOfTool('oxlint'), '-c', 'oxlint.config.mjs', '--format', 'json', ...folders];
  const output = await new Promise<string>((resolve) =>
    execFile(process.execPath, args, { cwd: folder }, (_, stdout) => resolve(stdout)),
  );
  const { diagnostics } = JSON.parse(output) as {
    diagnostics: { filename: string; code: string; message: string }[];
  };
  for (const { filename, ...one } of diagnostics)
    found.set(filename, [...(found.get(filename) ?? []), one]);
});
afterAll(() => rmSync(folder, { recursive: true }));

const folders = ['e2e', 'packages', 'scripts', 'servers', 'site', 'specs'];
const pageFile = (title: string) => `site/shell/page/${title.replaceAll(/\W+/g, '-')}.tsx`;
const untranslated = (title: string) =>
  (found.get(pageFile(title)) ?? [])
    .filter(({ code }) => code === 'own(words)')
    .map(({ message }) => /message: '(.*?)'/s.exec(message)?.[1]);

test.each(UNTRANSLATED)('finds %s', (title, _, words) => {
  expect(untranslated(title)).toEqual([words]);
});

test.each(FINE)('accepts %s', (title) => {
  expect(untranslated(title)).toEqual([]);
});

test.each(REFUSED)('refuses in %s: %s', (file, _, rule) => {
  expect(found.get(file)?.map(({ code }) => code)).toContainEqual(expect.stringContaining(rule));
});
