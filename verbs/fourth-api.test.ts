import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { apiNames } from '../specs/apis.ts';
import { root } from './steps.ts';

const listed = (...paths: string[]): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...paths], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((name) => name && existsSync(join(root, name)));

/** `call-for-help` is also written `callForHelp` and `CallForHelp`. */
const written = (name: string) => new RegExp(name.replaceAll('-', '-?'), 'i');

it('adds a fourth API by files that are named after it, and none besides', () => {
  const files = listed('site/trial/fourth-api');
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((name) => !name.includes('notes'))).toEqual([]);
});

/** Words for readers, and what is chosen by hand for products: each says something of its own about them. */
const ABOUT_PRODUCTS = [
  'site/glossary.ts',
  'site/printables/index.ts',
  'site/products.ts',
  'site/sidebars.ts',
  'site/store-questions.ts',
  'site/symptoms',
  'site/plugins/outputs/local-search/',
  'site/src/components/',
  'site/src/stories/',
];

it('names all APIs in no file of ours but the one list', () => {
  const sources = listed(
    'specs',
    'servers',
    'client',
    'packages',
    'site',
    'verbs',
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
