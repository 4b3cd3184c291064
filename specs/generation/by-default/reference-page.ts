import { stringify } from 'yaml';
import type { OpenApiDocument } from '../../document.ts';

/** Stands in each page that is written here. Without this line a page is its author's, and stays. */
export const MARK =
  '# Written from the document of the API. Delete this line to write the page by hand.';

/** The page of an API in the docs: what the build shows of the document, and nothing more. */
export function referencePage(name: string, { info, tags }: OpenApiDocument): string {
  const words = [info.title.replace(/ API$/, ''), ...tags.map((tag) => tag.name), 'api', 'openapi'];
  const matter = {
    title: info.title,
    description: `Every operation, field, status and example of the ${info.title}.`,
    type: 'reference',
    roles: ['integrator'],
    applies_to: { product: 'suite' },
    keywords: [...new Set(words.map((word) => word.toLowerCase()))],
  };
  return `---\n${MARK}\n${stringify(matter)}---\n\n<ApiReference api="${name}" />\n`;
}

/** Keeps git from pages that are written here, and from this list itself. */
export const ignoredPages = (names: readonly string[]): string =>
  ['# Written by specs/generate.ts.', '.gitignore', ...names.map((name) => `${name}.mdx`), ''].join(
    '\n',
  );
