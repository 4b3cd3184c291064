import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withProviderWords } from '@frontline/specs/provider-words';
import type { Page } from '@frontline/search';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import { createCache } from '../../../shell/build/build-cache/index.ts';
import { partsOf } from './markdown-tree.ts';
import { completeOptions, type Options } from './options.ts';
import type { SearchFiles } from './search-files.ts';
import { sitePages, type SitePage } from '../shared/site-pages.ts';
import { siteSynonyms } from './synonyms.ts';

export type { Options } from './options.ts';

/** While developing, the search follows so many milliseconds after the last edit: its author waits for the page. */
const AFTER_AN_EDIT = 3_000;

/**
 * The site's own search: reads every page from its source, makes the search-document file and the
 * index file, and tells each page their names in `<meta name="local-search">`.
 */
export default function localSearch(context: LoadContext, given: Options): Plugin {
  const options = completeOptions(given);
  const { siteDir, siteConfig, baseUrl, generatedFilesDir } = context;
  const inDevelopment = process.env['NODE_ENV'] === 'development';
  const folder = path.join(generatedFilesDir, 'local-search');
  let files: SearchFiles | undefined;
  let waiting: NodeJS.Timeout | undefined;
  let renewed = Promise.resolve();

  return {
    name: 'local-search',
    async allContentLoaded({ allContent }) {
      if (!files || !inDevelopment) return renew(allContent);
      clearTimeout(waiting);
      waiting = setTimeout(() => {
        renewed = renewed.then(() => renew(allContent)).catch(console.error);
      }, AFTER_AN_EDIT);
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
        listed(files).map(({ name, bytes }) => writeFile(path.join(outDir, name), bytes)),
      );
    },
  };

  /** Reads all pages, and writes the files of the search. */
  async function renew(allContent: AllContent): Promise<void> {
    const { title, tagline } = siteConfig;
    const home = { url: baseUrl, title: `${title} documentation`, text: tagline };
    const cached = createCache(siteDir, 'local-search');
    const read = async (page: SitePage) =>
      cached([page, options.boilerplate, await textOf(page)], async () =>
        (await import('./read-pages.ts')).readPage(page, { siteDir, ...options }),
      );
    const pages = await Promise.all(sitePages(allContent, home).map(read));
    reportOn(pages);
    files = await cached([pages, options], async () =>
      (await import('./search-files.ts')).searchFiles(pages, options, !inDevelopment),
    );
    await write(folder, files);
    // What the index was made of, for bench/search.
    await writeFile(
      path.join(folder, 'source.json'),
      JSON.stringify({ pages, synonyms: siteSynonyms() }),
    );
  }

  /** What a page says, as its author wrote it, and what it takes from other files. */
  async function textOf({ source }: SitePage): Promise<string[]> {
    if (!source) return [];
    const file = path.join(siteDir, source);
    const text = withProviderWords(await readFile(file, 'utf8'));
    return [text, ...partsOf(file, text).values()];
  }

  function namesOf({ documents, index }: SearchFiles): string {
    return `${baseUrl}${index.name} ${baseUrl}${documents.name}`;
  }
}

function reportOn(pages: Page[]): void {
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
    listed(files).map(({ name, bytes }) => writeFile(path.join(folder, name), bytes)),
  );
}

const listed = ({ documents, index, more }: SearchFiles) => [documents, index, ...more];
