import { brand } from './brand.ts';

/** The URL of the site without a trailing slash: `https://www.acme.example/help`. */
export const publishedAt = brand.url + brand.baseUrl.slice(0, -1);

/** The name of the published client: `@acme/client`. */
export const clientPackage = `${brand.packageScope}/client`;

/** A text of the brand as HTML, which Docusaurus expects for the copyright line. */
export const asHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
