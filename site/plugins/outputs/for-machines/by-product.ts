import { products } from '../../../products.ts';
import type { MachinePage } from './pages.ts';

/** All that is said of one product, as one file. */
export interface ProductFile {
  name: string;
  /** Below the root of the site. */
  file: string;
  /** Its own pages, then those of the APIs that concern it. */
  pages: MachinePage[];
}

/** APIs whose pages carry another name than their product's. */
const also: Record<string, string[]> = { radio: ['/docs/apis/webhooks'] };

/** A file for each product, in their order. */
export const productFiles = (pages: MachinePage[]): ProductFile[] =>
  products.map(({ slug, name }) => {
    const apis = [`/docs/apis/${slug}`, ...(also[slug] ?? [])];
    return {
      name,
      file: `llms-full-${slug}.txt`,
      pages: pages.filter(
        ({ path, kind }) =>
          kind === 'doc' && (path.startsWith(`/docs/${slug}/`) || apis.includes(path)),
      ),
    };
  });
