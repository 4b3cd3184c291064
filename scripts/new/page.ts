import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { kebab, oneOf, writeNew, type ScaffoldResult } from './scaffold-result.ts';

/** `npm run new -- page radio/night-shift "Night shift"` */
export function newPage(root: string, [id = '', title = '']: string[]): ScaffoldResult {
  const [folder = '', name = '', ...deeper] = id.split('/');
  const docs = join(root, 'site/docs');
  const folders = readdirSync(docs, { withFileTypes: true });
  const areas = folders.filter((one) => one.isDirectory()).map((one) => one.name);
  oneOf('folder of site/docs', areas, folder);
  if (deeper.length > 0) throw new Error(`"${id}" is too deep: say <folder>/<name>.`);
  kebab('name of a page', name);
  if (!title.trim()) throw new Error('The title is missing: say it last, such as "Night shift".');
  const file = writeNew(root, `site/docs/${folder}/${name}.mdx`, textOf(folder, title.trim()));
  return {
    written: [file],
    nextSteps: [
      `${file}: the description (at most 155 characters), type and roles, then the words.`,
      `site/sidebars.ts: '${name}' in the list '${folder}', where a newcomer reads it.`,
      `site/test/pages.test.ts: the same among the pages that readers may count on.`,
      'site/docs/whats-new.mdx: a line for readers.',
      'npm run check, and npm run dev to look at it: wide, 390 px, light, dark, print.',
    ],
  };
}

const textOf = (folder: string, title: string): string => `---
title: ${JSON.stringify(title)}
description: What a reader can do after reading this page.
type: how-to
roles: [administrator]
applies_to: { product: ${folder === 'getting-started' || folder === 'apis' ? 'suite' : folder} }
---

The answer stands in the first two sentences.

## Steps

1. Begin with the verb. One action.

## Related

- [Get support](/docs/support): whom to ask.
`;

/** `npm run new -- figure night-shift` */
export function newFigure(root: string, [given]: string[]): ScaffoldResult {
  const name = kebab('name of a figure', given);
  const component = `${name.replaceAll(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase())}Figure`;
  const file = writeNew(root, `site/features/figures/page/${name}.tsx`, figureText(component));
  return {
    written: [file],
    nextSteps: [
      `${file}: what it shows; other shapes are in site/features/figures/page/drawing/. The description tells it to whoever cannot see it.`,
      `<Figure name="${name}" /> on the page that shows it, on a line of its own.`,
      'npm run dev, and look at it: wide, 390 px, light, dark, print.',
    ],
  };
}

const figureText = (component: string): string => `import { ladder } from './drawing/ladder.tsx';

export const ${component} = ladder({
  title: 'What the figure answers',
  description: 'The same in whole sentences.',
  rungs: [['A question?', 'What to do', '/docs/support']],
  last: ['What else / to do', '/docs/support'],
});
`;
