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

/** What the site is built from; other packages are resolved from the repository that contains the copy. */
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
const GENERATED = /^(build(-[\w-]+)?|generated|\.docusaurus.*)$/;

/**
 * Copies the repository into a folder of `.trial`, with another owner's `brand/`, a fourth API, some translations and a
 * page at a path that is taken, which only warns, and without optional features. Returns the path of the copy, which the
 * caller removes.
 */
export function copyForTrial(): string {
  const copy = join(root, '.trial/other-owner');
  copySources(copy);
  cpSync(join(root, 'site/trial/brand'), join(copy, 'brand'), { recursive: true });
  cpSync(join(root, 'site/trial/i18n'), join(copy, 'site/i18n'), { recursive: true });
  cpSync(join(root, 'site/trial/pages'), join(copy, 'site/src/pages'), { recursive: true });
  const brand = join(copy, 'brand/brand.ts');
  writeFileSync(brand, readFileSync(brand, 'utf8').replace('../../../brand/', './'));
  addFourthApi(copy);
  for (const list of LISTS_OF_OPTIONAL) removeFeatures(join(copy, list));
  return copy;
}

/** The files that list the optional features. */
export const LISTS_OF_OPTIONAL = [
  'site/features/index.ts',
  'site/features/sandbox-actions.ts',
  'client/optional.ts',
];

/** The folder of an optional feature: that of `ownSigns` is `own-signs`. */
export const folderOf = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Removes the features of a list like an owner does: the folder of each, and its line. */
function removeFeatures(list: string): void {
  const line = /^export \{ \w+ \} from '\.\/([\w-]+)\/.+\.ts';\n/gm;
  const text = readFileSync(list, 'utf8');
  for (const [, folder = ''] of text.matchAll(line))
    rmSync(join(dirname(list), folder), { recursive: true, force: true });
  writeFileSync(list, text.replaceAll(line, ''));
}

/** Copies the repository into a folder below it, replacing its content. */
export function copySources(copy: string): void {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const name of SOURCES)
    cpSync(join(root, name), join(copy, name), { recursive: true, filter: isSource });
  linkModules(copy);
  // Pages are dated from the git history, which is shared.
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
  return basename(file) !== 'node_modules' && !(depth === 2 && GENERATED.test(basename(file)));
};

/** Links our packages to those of the copy, and the packages of the site. */
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
