import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { createCache } from '../../../shell/build/build-cache/index.ts';
import { withTags } from '../../../shell/build/page-head/index.ts';
import { readFacts } from '../../openapi-components/build/documents.ts';
import { productFiles, fileOf, exportedPages, type ExportedPage, type Site } from './pages.ts';
import { headTags } from './head-tags.ts';
import { llmsText } from './llms.ts';
import { mainPart } from './html.ts';

/** The page whose dated headings become the feed. */
const RELEASE_NOTES = '/docs/whats-new';

/**
 * Writes a Markdown version of every page, llms.txt and llms-full.txt, the Atom feed of the release notes, and tags
 * in the head of each page. All of it is generated from the built pages, so it matches what readers see and adds no
 * JavaScript.
 */
export default function exportPages({
  siteDir,
  siteConfig,
  baseUrl,
  generatedFilesDir,
}: LoadContext): Plugin {
  const { url, title, tagline } = siteConfig;
  const site: Site = { url, baseUrl, name: title, tagline };
  let pages: ExportedPage[] = [];
  return {
    name: 'exports',

    async allContentLoaded({ allContent }) {
      pages = exportedPages(allContent, site);
    },

    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'alternate',
            type: 'application/atom+xml',
            href: `${baseUrl}feed.xml`,
            title: `${title} release notes`,
          },
        },
      ],
    }),

    async postBuild({ outDir }) {
      const write = (name: string, text: string) => writeFile(path.join(outDir, name), text);
      const cached = createCache(siteDir, 'exports');
      const references = await referencesIn(
        path.join(generatedFilesDir, 'api-reference/reference'),
      );
      // Hashed once: the full list in the cache key of each page would take quadratic time.
      const all = createHash('sha256').update(JSON.stringify(pages)).digest('hex');
      const written: string[] = [];
      // Sequential, because thousands of pages at once need gigabytes.
      for (const page of pages) {
        const html = await readFile(path.join(outDir, fileOf(page, '.html')), 'utf8');
        const main = mainPart(html);
        const [, shows = ''] = /data-reference="?([^" >]+)/.exec(main) ?? [];
        const shown = references.get(shows) ?? '';
        const markdown = await cached([main, page, all, shown], async () => {
          const { markdownOf } = await import('./markdown-export.ts');
          const { pageContent } = await import('./html.ts');
          return markdownOf(pageContent(html), page, { pages, references });
        });
        if (page.path === RELEASE_NOTES) {
          const feed = await cached([main, page, site], async () =>
            (await import('./feed.ts')).atomFeed(html, page, site),
          );
          await write('feed.xml', feed);
        }
        await write(fileOf(page, '.md'), markdown);
        await write(fileOf(page, '.html'), withTags(html, headTags(html, page, site)));
        written.push(markdown);
      }
      await Promise.all([
        write('llms.txt', await cached([all, site], () => llmsText(pages, site, readFacts()))),
        write('llms-full.txt', concatenate(written)),
        ...productFiles(pages).map(({ file, pages: own }) =>
          write(file, concatenate(own.map((page) => written[pages.indexOf(page)]!))),
        ),
      ]);
      console.log(`[exports] ${written.length} pages have a Markdown version.`);
    },
  };
}

const concatenate = (pages: string[]) => pages.join('\n---\n\n');

/** The Markdown of each reference page, by `api` or `api/page`. */
async function referencesIn(folder: string): Promise<Map<string, string>> {
  const read = (...names: string[]) => readFile(path.join(folder, ...names), 'utf8');
  const found = (await readdir(folder)).map(async (api) => {
    const names = await readdir(path.join(folder, api, 'parts')).catch(() => []);
    const parts = names
      .filter((name) => name.endsWith('.md'))
      .map(async (name): Promise<[string, string]> => [
        name === 'index.md' ? api : `${api}/${name.slice(0, -3)}`,
        await read(api, 'parts', name),
      ]);
    // For a large document, parts/index.md with the overview overrides this one.
    return [[api, await read(api, 'index.md')] as [string, string], ...(await Promise.all(parts))];
  });
  return new Map((await Promise.all(found)).flat());
}
