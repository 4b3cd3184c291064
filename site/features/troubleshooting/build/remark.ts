import { createHash } from 'node:crypto';
import type { List, Root, Table } from 'mdast';
import 'mdast-util-mdx-jsx';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import { text } from '../../openapi-components/build/markdown.ts';
import { flow } from '../../openapi-components/build/printables.ts';
import { gather, kinds, type Kind } from './gather.ts';

/**
 * Writes `<AllMessages />` and `<AllSymptoms />` out: a fold for each product, with the tables of messages of its pages,
 * and with a list of what is seen, because what to do about it takes a row of its page.
 */
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
    const shown = kind === 'AllSymptoms' ? [firstCells(tables)] : tables;
    const rows = tables.reduce((sum, { children }) => sum + children.length - 1, 0);
    const summary = flow('summary', {}, text(`${name}: ${rows} ${noun}${rows === 1 ? '' : 's'}`));
    // Unlike what is written out, it becomes the site's own fold.
    return { ...flow('details', { id: `${noun}s-${slug}` }, summary, ...shown), data: {} };
  });

const firstCells = (tables: Table[]): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: tables
    .flatMap(({ children: [, ...rows] }) => rows)
    .map(({ children: [first] }) => ({
      type: 'listItem',
      spread: false,
      children: [{ type: 'paragraph', children: first!.children }],
    })),
});

/** A text that changes with what is gathered: a page that shows it does not change itself. */
export const gatheredVersion = (): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.keys(kinds).map((kind) => gather(kind as Kind))))
    .digest('hex')
    .slice(0, 12);
