import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withProviderWords } from '@frontline/specs/published-text';
import type { Page } from '@frontline/search';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import { createCache } from '../../../shell/build/build-cache/index.ts';
import { partialsOf } from './markdown-tree.ts';
import { completeOptions, type Options } from './options.ts';
import type { SearchFiles } from './search-files.ts';
import { sitePages, type SitePage } from '../shared/site-pages.ts';
import { siteSynonyms } from './synonyms.ts';

export type { Options } from './options.ts';

/** Milliseconds between the last edit and a new index in development: the page itself comes first. */
const REINDEX_DELAY = 3_000;

/**
 * Docusaurus plugin for the local search: reads every page from its source, writes the search-document file and the
 * index file, and names both in `<meta name="local-search">` of each page.
 */
export default function localSearch(context: LoadContext, given: Options): Plugin {
  const options = completeOptions(given);
  const { siteDir, siteConfig, baseUrl, generatedFilesDir } = context;
  const inDevelopment = process.env['NODE_ENV'] === 'development';
  const folder = path.join(generatedFilesDir, 'local-search');
  let files: SearchFiles | undefined;
  let timer: NodeJS.Timeout | undefined;
  let lastRebuild = Promise.resolve();

  return {
    name: 'local-search',
    async allContentLoaded({ allContent }) {
      if (!files || !inDevelopment) return rebuild(allContent);
      clearTimeout(timer);
      timer = setTimeout(() => {
        lastRebuild = lastRebuild.then(() => rebuild(allContent)).catch(console.error);
      }, REINDEX_DELAY);
    },

    injectHtmlTags: () => ({
      headTags: files
        ? [{ tagName: 'meta', attributes: { name: 'local-search', content: namesOf(files) } }]
        : [],
    }),

    configureWebpack() {
      if (!inDevelopment) return {};
      const served = { directory: folder, publicPath: baseUrl, watch: false };
      return { devServer: { static: [served] } } as object;
    },

    async postBuild({ outDir }) {
      if (!files) throw new Error('local-search: the build ended before any page was read.');
      await Promise.all(
        allFiles(files).map(({ name, bytes }) => writeFile(path.join(outDir, name), bytes)),
      );
    },
  };

  async function rebuild(allContent: AllContent): Promise<void> {
    const { title, tagline } = siteConfig;
    const home = { url: baseUrl, title: `${title} documentation`, text: tagline };
    const cached = createCache(siteDir, 'local-search');
    const read = async (page: SitePage) =>
      cached([page, options.boilerplate, await sourcesOf(page)], async () =>
        (await import('./read-pages.ts')).readPage(page, { siteDir, ...options }),
      );
    const pages = await Promise.all(sitePages(allContent, home).map(read));
    logCounts(pages);
    files = await cached([pages, options], async () =>
      (await import('./search-files.ts')).searchFiles(pages, options, !inDevelopment),
    );
    await write(folder, files);
    // The input of the index, for bench/search.
    await writeFile(
      path.join(folder, 'source.json'),
      JSON.stringify({ pages, synonyms: siteSynonyms() }),
    );
  }

  /** The source of a page and of the partials it imports. */
  async function sourcesOf({ source }: SitePage): Promise<string[]> {
    if (!source) return [];
    const file = path.join(siteDir, source);
    const text = withProviderWords(await readFile(file, 'utf8'));
    return [text, ...partialsOf(file, text).values()];
  }

  function namesOf({ documents, index }: SearchFiles): string {
    return `${baseUrl}${index.name} ${baseUrl}${documents.name}`;
  }
}

function logCounts(pages: Page[]): void {
  const sections = pages.reduce((sum, page) => sum + page.sections.length, 0);
  if (sections === 0) {
    throw new Error(
      'local-search: no page was found. Put it after the docs and pages plugins in docusaurus.config.ts.',
    );
  }
  console.log(`[local-search] ${sections} sections of ${pages.length} pages are indexed.`);
}

async function write(folder: string, files: SearchFiles): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await Promise.all(
    allFiles(files).map(({ name, bytes }) => writeFile(path.join(folder, name), bytes)),
  );
}

const allFiles = ({ documents, index, more }: SearchFiles) => [documents, index, ...more];
