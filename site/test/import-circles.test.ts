import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { filesBelow } from '../plugins/build-cache/files-below.ts';

const site = fileURLToPath(new URL('..', import.meta.url));
const files = filesBelow(path.join(site, 'src')).filter((file) => /\.tsx?$/.test(file));
const imports = new Map(files.map((file) => [file, importsOf(file, readFileSync(file, 'utf8'))]));

/** The files of src/ that a file imports, also later (`import()`). Types are gone before a page runs. */
function importsOf(file: string, text: string): string[] {
  const code = text.replaceAll(/^(?:import|export) type [^;]+;/gm, '');
  const names = code.matchAll(/(?:\bfrom\s+|^import\s+|\bimport\()(?:\/\*.*?\*\/\s*)?'([^']+)'/gm);
  return [...names]
    .map(([, name = '']) =>
      name.startsWith('@site/')
        ? path.join(site, name.slice('@site/'.length))
        : path.join(path.dirname(file), name),
    )
    .filter((target) => files.includes(target));
}

/** The first circle that the imports of a file lead into, as a list that ends where it begins. */
function circleFrom(file: string, way: string[], done: Set<string>): string[] | undefined {
  if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
  if (done.has(file)) return undefined;
  for (const next of imports.get(file) ?? []) {
    const circle = circleFrom(next, [...way, file], done);
    if (circle) return circle;
  }
  done.add(file);
  return undefined;
}

test('finds no two files of the page that import each other, on whatever way', () => {
  const count = [...imports.values()].flat().length;
  console.log(`Import circles: looked at ${files.length} files with ${count} imports`);
  expect(count).toBeGreaterThan(files.length);
  const done = new Set<string>();
  const circle = files.map((file) => circleFrom(file, [], done)).find((found) => found);
  expect(circle?.join(' → ').replaceAll(site, '')).toBeUndefined();
});
