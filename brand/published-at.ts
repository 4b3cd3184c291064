import { brand } from './brand.ts';

/** Where the site begins, without a slash at the end: `https://www.acme.example/help`. */
export const publishedAt = brand.url + brand.baseUrl.slice(0, -1);
