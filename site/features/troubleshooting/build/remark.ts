import { createHash } from 'node:crypto';
import type { Root } from 'mdast';
import 'mdast-util-mdx-jsx';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import { text } from '../../../plugins/content/spec-facts/markdown.ts';
import { flow } from '../../../plugins/content/spec-facts/printables.ts';
import { gather, kinds, type Kind } from './gather.ts';

/** Writes `<AllMessages />` and `<AllSymptoms />` out: a fold for each product, with the tables of its pages. */
export function remarkTroubleshooting() {
  return (tree: Root): void =>
    visit(tree, 'mdxJsxFlowElement', (element, index, parent) => {
      const { name } = element;
      if (!isKind(name) || !parent || index === undefined) return undefined;
      const folds = foldsOf(name);
      parent.children.splice(index, 1, ...folds);
      return [SKIP, index + folds.length];
    });
}

const isKind = (name: string | null): name is Kind => name !== null && Object.hasOwn(kinds, name);

const foldsOf = (kind: Kind): MdxJsxFlowElement[] =>
  gather(kind).map(({ slug, name, tables }) => {
    const { noun } = kinds[kind];
    const rows = tables.reduce((sum, { children }) => sum + children.length - 1, 0);
    const summary = flow('summary', {}, text(`${name}: ${rows} ${noun}${rows === 1 ? '' : 's'}`));
    // Unlike what is written out, it becomes the site's own fold.
    return { ...flow('details', { id: `${noun}s-${slug}` }, summary, ...tables), data: {} };
  });

/** A text that changes with what is gathered: a page that shows it does not change itself. */
export const gatheredVersion = (): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.keys(kinds).map((kind) => gather(kind as Kind))))
    .digest('hex')
    .slice(0, 12);
