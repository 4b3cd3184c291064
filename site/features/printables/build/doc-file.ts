import { fileURLToPath } from 'node:url';

/** The file of a doc, named as under docs/. */
export const docFile = (page: string) =>
  fileURLToPath(new URL(`../../../docs/${page}.mdx`, import.meta.url));
