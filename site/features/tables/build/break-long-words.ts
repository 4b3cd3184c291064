import type { Element, ElementContent } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** A word of fewer letters stays whole. */
const LONG_WORD = /\S{17,}/g;
/** Letters of a longer one that stay together, where its parts are shorter. */
const TOGETHER = 13;
/** After a mark, and before the hump of a name such as `edgeId`. */
const SEAM = /(?<=[/._,:;=&?@-])(?=[\w{<])|(?<=[a-z\d])(?=[A-Z])/;

/**
 * Lets names and addresses in a cell break where their parts meet. So that a name does not fall into
 * crumbs, its parts stay together as far as a line of a narrow column holds them.
 */
export function breakLongWords(cell: Element): void {
  visit(cell, 'text', (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const parts = partsOf(node.value);
    if (parts.length === 1) return undefined;
    const broken = parts.flatMap((value, at): ElementContent[] => [
      ...(at > 0 ? [wordBreak()] : []),
      { type: 'text', value },
    ]);
    parent.children.splice(index, 1, ...broken);
    return [SKIP, index + broken.length];
  });
}

const wordBreak = (): Element => ({
  type: 'element',
  tagName: 'wbr',
  properties: {},
  children: [],
});

/** A text cut at the places where it may break, besides those that the browser knows. */
export function partsOf(text: string): string[] {
  return text.replaceAll(LONG_WORD, (word) => pieces(word).join('\0')).split('\0');
}

function pieces(word: string): string[] {
  const [first = '', ...others] = word.split(SEAM);
  return others.reduce(
    (lines, part) => {
      const last = lines.at(-1)!;
      return last.length + part.length > TOGETHER
        ? [...lines, part]
        : [...lines.slice(0, -1), last + part];
    },
    [first],
  );
}
