import { createHash } from 'node:crypto';
import type { Element, ElementContent } from 'hast';
import 'mdast-util-mdx-jsx';
import { leadWithAction, labelTask } from './opening.ts';

/**
 * Marks lists whose items can be ticked off. Each item gets a mark made of its words, by which the
 * browser knows it again: a step that says something else now is not done.
 */
export function mark(lists: Iterable<Element>): void {
  const seen = new Map<string, number>();
  for (const list of lists) {
    const isProcedure = list.tagName === 'ol';
    // Safari takes a list without its own numbers for no list.
    if (isProcedure) Object.assign(list.properties, { className: ['steps'], role: 'list' });
    for (const item of list.children) {
      // In a list of tasks an item without a box is none.
      if (item.type !== 'element' || !(isProcedure || item.properties['className'])) continue;
      const words = wordsOf(item).replaceAll(/\s+/g, ' ').trim();
      const times = (seen.get(words) ?? 0) + 1;
      seen.set(words, times);
      const step = markOf(`${times} ${words}`);
      item.properties['dataStep'] = step;
      if (isProcedure) leadWithAction(item);
      else labelTask(item, `task-${step}`);
    }
  }
}

const markOf = (words: string): string =>
  createHash('sha256').update(words).digest('base64url').slice(0, 6);

/** The words of an item; not the meaning of a word in it, which is the glossary's. */
function wordsOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node) || isMeaning(node)) return '';
  return node.children.map(wordsOf).join('');
}

const isMeaning = (node: ElementContent): boolean =>
  node.type === 'mdxJsxTextElement' &&
  node.attributes.some(
    (one) => one.type === 'mdxJsxAttribute' && one.name === 'role' && one.value === 'tooltip',
  );
