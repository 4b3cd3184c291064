import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { brand } from '../../brand/brand.ts';
import { site } from './pages.ts';

const folders = ['content', 'css', 'docs', 'features', 'shell', 'src', 'test'];
const text = /\.(tsx?|mts|mdx?|css|svg|json|txt)$/;

const filesIn = (folder: string): string[] =>
  readdirSync(path.join(site, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((name) => text.test(name) && statSync(path.join(site, name)).isFile());

const sources = [...folders.flatMap(filesIn), 'docusaurus.config.ts', 'sidebars.ts'];

const values = [
  brand.name,
  brand.tagline,
  brand.url,
  brand.repository,
  ...[brand.terms, brand.privacy, brand.company, brand.blog, ...brand.social].map(
    ({ href }) => href,
  ),
];

test.each(values)('writes %s in brand.ts only', (value) => {
  expect(sources.length).toBeGreaterThan(50);
  const found = sources.filter((name) =>
    readFileSync(path.join(site, name), 'utf8').toLowerCase().includes(value.toLowerCase()),
  );
  expect(found).toEqual([]);
});

test('words the copyright as the specification does', () => {
  expect(brand.copyright).toBe(`Copyright © 2025 ${brand.name} Technologies.`);
});
