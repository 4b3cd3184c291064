import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AllContent, LoadContext } from '@docusaurus/types';
import { afterAll, beforeAll, expect, it } from 'vitest';
import localSearch from '../build/index.ts';

const siteDir = mkdtempSync(path.join(tmpdir(), 'search-while-developing-'));
const page = path.join(siteDir, 'page.mdx');
const made = path.join(siteDir, 'made/local-search');
const found = (): string => readFileSync(path.join(made, 'search-doc.json'), 'utf8');
/** The file that is written last. */
const source = (): string => readFileSync(path.join(made, 'source.json'), 'utf8');

const { NODE_ENV } = process.env;
beforeAll(() => {
  process.env['NODE_ENV'] = 'development';
});
afterAll(() => {
  process.env['NODE_ENV'] = NODE_ENV;
  rmSync(siteDir, { recursive: true });
});

it('renders an edited page first, then indexes the latest of several edits', async () => {
  const plugin = localSearch(
    {
      siteDir,
      baseUrl: '/',
      generatedFilesDir: path.join(siteDir, 'made'),
      siteConfig: { title: 'Made', tagline: 'By a test' },
    } as LoadContext,
    {},
  );
  const entry = { type: 'mdx', permalink: '/page', source: '@site/page.mdx', frontMatter: {} };
  const allContent = {
    'docusaurus-plugin-content-pages': { default: [entry] },
  } as unknown as AllContent;
  const load = (words: string) => {
    writeFileSync(page, `${words}\n`);
    return plugin.allContentLoaded!({ allContent } as Parameters<
      NonNullable<typeof plugin.allContentLoaded>
    >[0]);
  };
  await load('Before the edit.');
  expect(found()).toContain('Before the edit.');
  await load('A first edit.');
  await load('A second edit.');
  expect(found()).toContain('Before the edit.');
  await expect.poll(source, { timeout: 15_000 }).toContain('A second edit.');
  expect(found()).toContain('A second edit.');
}, 60_000);
