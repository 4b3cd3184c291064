import { apis, products } from '../../../content/products.ts';
import type { MachinePage } from './pages.ts';

/** All that is said of one product, as one file. */
export interface ProductFile {
  name: string;
  /** Below the root of the site. */
  file: string;
  /** Its own pages, then those of the APIs that concern it, with the first calls. */
  pages: MachinePage[];
}

/** The page with the first calls, and with what all APIs have in common. */
export const FIRST_CALLS = `/docs/category/${apis.slug}`;

/** APIs whose pages carry another name than their product's. */
const also: Record<string, string[]> = { radio: ['/docs/apis/webhooks'] };

/** A file for each product, in their order. */
export const productFiles = (pages: MachinePage[]): ProductFile[] =>
  products.map(({ slug, name }) => {
    const api = `/docs/apis/${slug}`;
    const hasApi = pages.some(({ path }) => path === api);
    const shared = hasApi ? [FIRST_CALLS, api, ...(also[slug] ?? [])] : [];
    return {
      name,
      file: `llms-full-${slug}.txt`,
      pages: pages.filter(
        ({ path, kind }) =>
          (kind === 'doc' && path.startsWith(`/docs/${slug}/`)) || shared.includes(path),
      ),
    };
  });
