import type { PhrasingContent, Table } from 'mdast';
import { glossary } from '../../../content/glossary.ts';
import { products } from '../../../content/products.ts';
import { shortcuts } from '../../../content/shortcuts.ts';
import { inline, link, table, text } from './markdown.ts';

/** Every word with its meaning. A marked word on another page leads to its row. */
export function glossaryTable(): Table {
  const made = table(
    ['Term', 'Meaning'],
    glossary.map(({ name, meaning }) => [[text(name)], inline(meaning)]),
  );
  const [, ...rows] = made.children;
  rows.forEach((row, index) => {
    row.children[0]!.data = { hProperties: { id: `word-${glossary[index]!.slug}` } };
  });
  return made;
}

/** The eight products, each with its sentence and its first page. */
export const productTable = (): Table =>
  table(
    ['Product', 'What it is for'],
    products.map(({ slug, name, purpose }) => [
      [link(`/docs/${slug}/intro`, text(name))],
      [text(purpose)],
    ]),
  );

export const shortcutTable = (): Table =>
  table(
    ['Keys', 'Where', 'What they do'],
    shortcuts.map(({ keys, where, what }) => [keysOf(keys), [text(where)], [text(what)]]),
  );

/** `Ctrl+K or ⌘+K`: each key in its own box, as in `content/shortcuts.ts`. */
const keysOf = (keys: string): PhrasingContent[] =>
  keys
    .split(' or ')
    .flatMap((combination, index): PhrasingContent[] => [
      ...(index > 0 ? [text(' or ')] : []),
      ...combination
        .split('+')
        .flatMap((key, at): PhrasingContent[] => [
          ...(at > 0 ? [text(' ')] : []),
          { type: 'mdxJsxTextElement', name: 'kbd', attributes: [], children: [text(key)] },
        ]),
    ]);
