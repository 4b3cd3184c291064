import type { RootContent } from 'mdast';

/** `door-states` is drawn by the component `DoorStatesFigure`. */
export const figureName = (name: string) =>
  `${name.replaceAll(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase())}Figure`;

/** The import that a page needs for a figure; only pages that show a drawing carry it. */
export const figureImport = (name: string): RootContent => ({
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
              type: 'ImportDefaultSpecifier',
              local: { type: 'Identifier', name: figureName(name) },
            },
          ],
          source: { type: 'Literal', value: `@site/features/figures/page/${name}.tsx` },
        },
      ],
    },
  },
});
