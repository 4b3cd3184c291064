import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withProviderWords } from '@frontline/specs/provider-words';

/** `import Quickstart from './_quickstart-radio.mdx';` */
const IMPORT = /^import (\w+) from '(\.\/_[\w-]+\.mdx)';?$/gm;

/** The text of each part that a page takes from another file, by the name it has on the page. */
export const partsOf = (page: string, text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(IMPORT)].map(([, name = '', file = '']) => [
      name,
      withProviderWords(readFileSync(join(dirname(page), file), 'utf8')),
    ]),
  );
