import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import * as commands from '../../client/optional.ts';
import { folderOf, LISTS_OF_OPTIONAL } from '../../scripts/trial-copy.ts';
import * as features from '../features/index.ts';
import type { Feature } from '../features/feature.ts';
import { filesBelow } from '../shell/build/build-cache/index.ts';

const site = fileURLToPath(new URL('..', import.meta.url));
const root = path.join(site, '..');
const files = ['content', 'features', 'shell', 'src']
  .flatMap((folder) => filesBelow(path.join(site, folder)))
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('/test/'));

const IMPORT = /(?:\bfrom\s+|^import\s+|\bimport\(\s*)(?:\/\*[^*]*\*\/\s*)?'([^']+)'/gm;

/** The files that a file imports, including dynamic imports. */
const importsIn = (file: string, text: string): string[] =>
  [...text.matchAll(IMPORT)].map(([, name = '']) =>
    name.startsWith('@site/')
      ? path.join(site, name.slice('@site/'.length))
      : path.join(path.dirname(file), name),
  );

/** Imports of each file of the site, including type imports. */
const named = new Map(files.map((file) => [file, importsIn(file, readFileSync(file, 'utf8'))]));

/** The side of a file: `build` runs in Node.js, `page` in the browser, `shared` in both. */
function sideOf(file: string): string | undefined {
  const place = path.relative(site, file);
  const [, side] = /^(?:shell|features\/[^/]+)\/(build|page|shared)\//.exec(place) ?? [];
  if (place.startsWith('src/')) return 'page';
  return place.startsWith('content/') ? 'shared' : side;
}

const MAY_READ: Record<string, string[]> = {
  build: ['build', 'shared'],
  page: ['page', 'shared'],
  shared: ['shared'],
};

/** The imports of every code file that is tracked or untracked in git, by path in the repository. */
const allImports = new Map(
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.js'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(Boolean)
    .map((file) => {
      const place = path.join(root, file);
      const targets = importsIn(place, readFileSync(place, 'utf8'));
      return [file, targets.map((target) => path.relative(root, target))];
    }),
);

/** The first import cycle reachable from a file, as a list that ends with its first element. */
function cycleFrom(file: string, path: string[], done: Set<string>): string[] | undefined {
  if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
  if (done.has(file)) return undefined;
  for (const next of allImports.get(file) ?? []) {
    const cycle = cycleFrom(next, [...path, file], done);
    if (cycle) return cycle;
  }
  done.add(file);
  return undefined;
}

const folders = [
  ...Object.keys(features).map((name) => `site/features/${folderOf(name)}/`),
  ...Object.keys(commands).map((name) => `client/${name}/`),
];

describe('an optional feature', () => {
  test.each(folders)('is imported only by its list: %s', (folder) => {
    const [inside, outside] = [true, false].map((isInside) =>
      [...allImports].filter(([file]) => file.startsWith(folder) === isInside),
    );
    expect(inside!.length).toBeGreaterThan(2);
    const into = outside!
      .filter(([file]) => !LISTS_OF_OPTIONAL.includes(file))
      .filter(([, targets]) => targets.some((target) => target.startsWith(folder)))
      .map(([file]) => file);
    expect(into).toEqual([]);
  });

  const pages = filesBelow(path.join(site, 'docs'))
    .concat(filesBelow(path.join(site, 'src/pages')))
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => [path.relative(site, file), readFileSync(file, 'utf8')] as const);

  test.each(Object.entries<Feature>(features))(
    'is used on pages only inside Optional: %s',
    (name, { labs = {}, components = {} }) => {
      const own = new RegExp(
        [
          ...Object.keys(labs).map((lab) => `<Lab name="${lab}"`),
          ...Object.keys(components).map((component) => `<${component}\\b`),
        ].join('|'),
      );
      const shown = pages.filter(([, text]) => own.test(text));
      expect(shown.length).toBeGreaterThan(0);
      const marked = new RegExp(`<Optional of="${name}">.*?</Optional>`, 'gs');
      const bare = shown.filter(([, text]) => own.test(text.replaceAll(marked, '')));
      expect(bare.map(([file]) => file)).toEqual([]);
    },
  );

  // The lists do not name removed features, which pages may still do.
  test('is in the README if a page or list names it', () => {
    const readme = readFileSync(path.join(site, 'features/README.md'), 'utf8');
    const names = pages.flatMap(([, text]) =>
      [...text.matchAll(/<Optional of="([^"]*)"/g)].map(([, name = '']) => name),
    );
    expect(names.length).toBeGreaterThan(5);
    const all = [...names, ...Object.keys(features), ...Object.keys(commands)];
    expect(all.filter((name) => !readme.includes(`\`${folderOf(name)}\``))).toEqual([]);
  });
});

describe('imports of the site', () => {
  test('do not cross between build and page, including types', () => {
    const across = [...named].flatMap(([file, targets]) => {
      const may = MAY_READ[sideOf(file) ?? ''];
      return targets
        .filter((target) => may && sideOf(target) && !may.includes(sideOf(target) ?? ''))
        .map((target) => `${path.relative(site, file)} → ${path.relative(site, target)}`);
    });
    const count = [...named.values()].flat().length;
    console.log(`Imports: ${count} of ${files.length} files looked at`);
    expect(count).toBeGreaterThan(files.length);
    expect(across).toEqual([]);
  });

  test('form no cycles, including types and all other code', () => {
    expect(allImports.size).toBeGreaterThan(named.size + 100);
    const done = new Set<string>();
    const cycle = [...allImports.keys()].map((file) => cycleFrom(file, [], done)).find(Boolean);
    expect(cycle?.join(' → ')).toBeUndefined();
  });
});
