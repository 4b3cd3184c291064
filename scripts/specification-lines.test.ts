import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lines } from '../e2e/specification.ts';

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
