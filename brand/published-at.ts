import { brand } from './brand.ts';

/** The URL of the site without a trailing slash: `https://www.acme.example/help`. */
export const publishedAt = brand.url + brand.baseUrl.slice(0, -1);
