import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { root } from './steps.ts';

/** What the site is built from; all other packages are found in the repository around the copy. */
const SOURCES = [
  'brand',
  'client',
  'hosting',
  'LICENSE',
  'package-lock.json',
  'package.json',
  'packages',
  'servers',
  'site',
  'specs',
  'tsconfig.json',
  'vitest.config.ts',
  'scripts',
];
const MADE = /^(build(-[\w-]+)?|generated|\.docusaurus.*)$/;

/**
 * Copies the repository as its owner has it into `.trial`, with another owner's folder in place of `brand/`, with a
 * fourth API, a few words in another language, a page at an address that is taken, which only warns, and without what
 * is optional. Answers the copy, which whoever asked for it removes.
 */
export function copyForTrial(): string {
  const copy = join(root, '.trial');
  copySources(copy);
  cpSync(join(root, 'site/trial/brand'), join(copy, 'brand'), { recursive: true });
  cpSync(join(root, 'site/trial/i18n'), join(copy, 'site/i18n'), { recursive: true });
  cpSync(join(root, 'site/trial/pages'), join(copy, 'site/src/pages'), { recursive: true });
  const brand = join(copy, 'brand/brand.ts');
  writeFileSync(brand, readFileSync(brand, 'utf8').replace('../../../brand/', './'));
  addFourthApi(copy);
  for (const list of LISTS_OF_OPTIONAL) takeOut(join(copy, list));
  return copy;
}

/** What names the optional features. */
export const LISTS_OF_OPTIONAL = [
  'site/features/index.ts',
  'site/features/sandbox-actions.ts',
  'client/optional.ts',
];

/** The folder of an optional feature: that of `ownSigns` is `own-signs`. */
export const folderOf = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Takes out what a list of optional features names, as its owner does: the folder of each, and its line. */
function takeOut(list: string): void {
  const line = /^export \{ \w+ \} from '\.\/([\w-]+)\/.+\.ts';\n/gm;
  const text = readFileSync(list, 'utf8');
  for (const [, folder = ''] of text.matchAll(line))
    rmSync(join(dirname(list), folder), { recursive: true, force: true });
  writeFileSync(list, text.replaceAll(line, ''));
}

/** Copies the repository as its owner has it into a folder below it, in place of what is there. */
export function copySources(copy: string): void {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const name of SOURCES)
    cpSync(join(root, name), join(copy, name), { recursive: true, filter: isSource });
  linkModules(copy);
  // Pages are dated by the history, which is the same.
  const history = join(root, '.git');
  if (!existsSync(history)) return;
  if (statSync(history).isFile()) cpSync(history, join(copy, '.git'));
  else writeFileSync(join(copy, '.git'), `gitdir: ${history}\n`);
}

/** Adds a fourth API: its folder among the servers, and its line in the one list of all APIs. */
export function addFourthApi(copy: string): void {
  cpSync(join(root, 'site/trial/fourth-api'), join(copy, 'servers'), { recursive: true });
  const list = join(copy, 'specs/ports.json');
  const ports = JSON.parse(readFileSync(list, 'utf8')) as Record<string, number>;
  writeFileSync(list, JSON.stringify({ ...ports, notes: 8006 }));
}

const isSource = (file: string): boolean => {
  const depth = relative(root, file).split(sep).length;
  return basename(file) !== 'node_modules' && !(depth === 2 && MADE.test(basename(file)));
};

/** Our own packages are those of the copy, and what the site alone has installed is found there too. */
function linkModules(copy: string): void {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  const scope = join(copy, 'node_modules/@frontline');
  mkdirSync(scope, { recursive: true });
  for (const workspace of workspaces)
    if (existsSync(join(copy, workspace)))
      symlinkSync(join(copy, workspace), join(scope, basename(workspace)), 'junction');
  symlinkSync(join(root, 'site/node_modules'), join(copy, 'site/node_modules'), 'junction');
}
