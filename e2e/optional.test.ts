import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, inject, it } from 'vitest';
import * as commands from '../client/optional.ts';
import { listFiles } from '../hosting/built-files.ts';
import { folderOf } from '../scripts/trial-copy.ts';
import * as features from '../site/features/index.ts';
import type { Feature } from '../site/features/feature.ts';

// The trial site is built from a copy of the repository without its optional features.

const textsIn = (folder: string) => {
  const root = join(import.meta.dirname, '..', folder);
  return listFiles(root)
    .filter((name) => /\.(tsx?|mdx)$/.test(name))
    .map((name) => readFileSync(root + name, 'utf8'));
};
const sources = Object.keys(features).flatMap((name) => textsIn(`site/features/${folderOf(name)}`));

/** The built files of optional features. */
const files = [
  ...sources
    .flatMap((text) => [...text.matchAll(/webpackChunkName: "([^"]+)"/g)])
    .map(([, name]) => `/assets/js/${name}.`),
  ...sources
    .flatMap((text) => [...text.matchAll(/^export const (?:LIST|WORKER) = '(.+)'/gm)])
    .map(([, name]) => `/${name}`),
];

/** Text of optional features: their titles, and the content of their `<Optional>` elements. */
const phrases = [
  ...Object.values<Feature>(features).flatMap(({ labs = {} }) =>
    Object.values(labs).flatMap(({ title, about }) => [title, about]),
  ),
  ...['site/docs', 'site/src/pages']
    .flatMap(textsIn)
    .flatMap((page) => [...page.matchAll(/<Optional of="(\w+)">(.*?)<\/Optional>/gs)])
    .filter(([, name = '']) => name in features || name in commands)
    .flatMap(([, , text = '']) => text.replaceAll(/<[^>]*>/g, '\n').split(/[\n`[\]()]|\.\s/))
    .map((sentence) => sentence.trim()),
  ...Object.keys(commands).map((name) => `"${name}.js"`),
  'Keep as scenario',
  'data-store-pack',
].filter((words) => words.length > 9 && !words.startsWith('/'));

it('contains nothing of removed features, and all of those that are present', () => {
  const [site, trial] = [inject('siteFolder'), inject('trialFolder')].map((folder) =>
    listFiles(folder).map((name) => {
      const bytes = readFileSync(folder + name);
      return [name, (name.endsWith('.tgz') ? gunzipSync(bytes) : bytes).toString('utf8')] as const;
    }),
  );
  const missing = (built: typeof site) => [
    ...files.filter((name) => !built!.some(([file]) => file.startsWith(name))),
    ...phrases.filter((words) => !built!.some(([, text]) => text.includes(words))),
  ];
  expect(files.length).toBeGreaterThan(8);
  expect(phrases.length).toBeGreaterThan(20);
  expect(missing(site)).toEqual([]);
  const gone = missing(trial);
  expect([...files, ...phrases].filter((one) => !gone.includes(one))).toEqual([]);
});
