import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RootContent } from 'mdast';

const folder = fileURLToPath(new URL('../../figures/page', import.meta.url));

/** `door-states` is drawn by the component `DoorStatesFigure`. */
export const figureName = (name: string) =>
  `${name.replaceAll(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase())}Figure`;

/** The name of the file that draws a figure, or undefined. */
export const figureFile = (name: string): string | undefined =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.tsx'))
    .find((file) =>
      readFileSync(path.join(folder, file), 'utf8').includes(
        `export function ${figureName(name)}(`,
      ),
    );

/** The import that a page needs for a figure; only pages that show a drawing carry it. */
export const figureImport = ([name, file]: readonly [name: string, file: string]): RootContent => ({
  type: 'mdxjsEsm',
  value: '',
  data: {
    estree: {
      type: 'Program',
      sourceType: 'module',
      comments: [],
      body: [
        {
          type: 'ImportDeclaration',
          attributes: [],
          specifiers: [
            {
              type: 'ImportSpecifier',
              imported: { type: 'Identifier', name: figureName(name) },
              local: { type: 'Identifier', name: figureName(name) },
            },
          ],
          source: { type: 'Literal', value: `@site/features/figures/page/${file}` },
        },
      ],
    },
  },
});
