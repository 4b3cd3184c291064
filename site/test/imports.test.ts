import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { filesBelow } from '../shell/build/build-cache/index.ts';

const site = fileURLToPath(new URL('..', import.meta.url));
const packages = path.join(site, '../packages');
const files = ['features', 'shell', 'src']
  .flatMap((folder) => filesBelow(path.join(site, folder)))
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('/test/'));

const IMPORT = /(?:\bfrom\s+|^import\s+|\bimport\(\s*)(?:\/\*[^*]*\*\/\s*)?'([^']+)'/gm;

/** The files of the site that a text imports, also later (`import()`). */
const importsIn = (file: string, text: string): string[] =>
  [...text.matchAll(IMPORT)].map(([, name = '']) =>
    name.startsWith('@site/')
      ? path.join(site, name.slice('@site/'.length))
      : path.join(path.dirname(file), name),
  );

/** Types too. */
const named = new Map(files.map((file) => [file, importsIn(file, readFileSync(file, 'utf8'))]));

/** Those of the packages too. */
const whole = new Map(named);
for (const folder of readdirSync(packages))
  for (const file of filesBelow(path.join(packages, folder, 'src')))
    whole.set(file, importsIn(file, readFileSync(file, 'utf8')));

/** Where a file runs: `build` in Node.js, `page` in the browser, `shared` in both. */
function sideOf(file: string): string | undefined {
  const [, side] =
    /^(?:shell|features\/[^/]+)\/(build|page|shared)\//.exec(path.relative(site, file)) ?? [];
  return side ?? (path.relative(site, file).startsWith('src/') ? 'page' : undefined);
}

const MAY_READ: Record<string, string[]> = {
  build: ['build', 'shared'],
  page: ['page', 'shared'],
  shared: ['shared'],
};

/** The first circle that the imports of a file lead into, as a list that ends where it begins. */
function circleFrom(file: string, way: string[], done: Set<string>): string[] | undefined {
  if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
  if (done.has(file)) return undefined;
  for (const next of whole.get(file) ?? []) {
    const circle = circleFrom(next, [...way, file], done);
    if (circle) return circle;
  }
  done.add(file);
  return undefined;
}

describe('imports of the site', () => {
  test('lead from no side of the wall to the other, types included', () => {
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

  test('lead from no file back to itself, types and packages included', () => {
    expect(whole.size).toBeGreaterThan(named.size + 100);
    const done = new Set<string>();
    const circle = [...whole.keys()].map((file) => circleFrom(file, [], done)).find(Boolean);
    expect(circle?.map((file) => path.relative(packages, file)).join(' → ')).toBeUndefined();
  });
});
