import type { Page } from '@frontline/search';
import { readPage } from '../build/read-pages.ts';
import { apis } from '../../../content/products.ts';
import { readersOf } from '../../../content/readers.ts';
import { pages, site } from '../../../test/pages.ts';

const reading = { siteDir: site, boilerplate: ['Next', 'Related'] };

let cached: Promise<Page[]> | undefined;

/**
 * Every doc as the search indexes it, and the category page with a text of its own, read once per worker: the index
 * of a built site except for lists of pages.
 */
export const searchPages = (): Promise<Page[]> => (cached ??= readPages());

async function readPages(): Promise<Page[]> {
  const docs = pages.map(({ id, frontMatter: { title, description, roles, search } }) => ({
    url: `/docs/${id}`,
    title: String(title),
    description: String(description),
    group: id.split('/')[0] ?? '',
    search,
    readers: readersOf(roles),
    source: `docs/${id}.mdx`,
    lists: [],
  }));
  const category = {
    url: `/docs/category/${apis.slug}`,
    title: apis.name,
    description: apis.purpose,
    group: apis.slug,
    readers: readersOf('integrator'),
    source: apis.body!,
    lists: [],
  };
  return Promise.all([...docs, category].map((page) => readPage(page, reading)));
}
