import type { Page } from '@frontline/search';
import { readPage } from '../plugins/outputs/local-search/read-pages.ts';
import { pages, site } from './pages.ts';

/** Every doc as the search indexes it, read from its source: what a built site holds but for its lists. */
export async function searchPages(): Promise<Page[]> {
  return Promise.all(
    pages.map(({ id, frontMatter: { title, description, keywords } }) =>
      readPage(
        {
          url: `/docs/${id}`,
          title: String(title),
          description: String(description),
          group: id.split('/')[0] ?? '',
          keywords: Array.isArray(keywords) ? keywords.map(String) : [],
          source: `docs/${id}.mdx`,
          lists: [],
        },
        {
          siteDir: site,
          boilerplate: ['Next', 'Related'],
          listings: ['What do you see?', 'Find your error', 'Find your problem'],
        },
      ),
    ),
  );
}
