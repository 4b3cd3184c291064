import type { List, PhrasingContent, Table } from 'mdast';
import { glossary } from '../../../glossary.ts';
import { products } from '../../../products.ts';
import { shortcuts } from '../../../shortcuts.ts';
import { symptoms } from '../../../symptoms.ts';
import type { Symptom } from '../../../symptoms/symptom.ts';
import { inline, link, paragraph, table, text, type Block } from './markdown.ts';
import { flow } from './printables.ts';

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
    ['Product', 'What it is for', 'Start with'],
    products.map(({ slug, name, purpose }) => [
      [text(name)],
      [text(purpose)],
      [link(`/docs/${slug}/intro`, text(`Introduction to ${name}`))],
    ]),
  );

/** Cards that fit one and a half screens of a phone, and those that two screens hold. */
const SHOWN = 12;
const MOST_UNFOLDED = 15;

/**
 * What staff may see, each with the way to its answer; `undefined` when there is no such finder. Of a long one, what
 * comes first stands open, and the others in a fold that names two of them.
 */
export function finderList(name: string): Block[] | undefined {
  const all = symptoms[name];
  if (!all || all.length <= MOST_UNFOLDED) return all && [listOf(all)];
  const folded = all.slice(SHOWN);
  const [one, other] = folded;
  const words = `${folded.length} more, such as “${one!.sees}” and “${other!.sees}”`;
  const fold = flow('details', {}, flow('summary', {}, text(words)), listOf(folded));
  // Unlike what is written out, it becomes the site's own fold.
  return [listOf(all.slice(0, SHOWN)), { ...fold, data: {} }];
}

const listOf = (symptoms: Symptom[]): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: symptoms.map(({ sees, like, at }) => ({
    type: 'listItem',
    spread: false,
    children: [paragraph(link(at, text(sees)), text(`: ${like}`))],
  })),
});

export const shortcutTable = (): Table =>
  table(
    ['Keys', 'Where', 'What they do'],
    shortcuts.map(({ keys, where, what }) => [keysOf(keys), [text(where)], [text(what)]]),
  );

/** `Ctrl+K or ⌘+K`: each key in its own box, as in `shortcuts.ts`. */
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
