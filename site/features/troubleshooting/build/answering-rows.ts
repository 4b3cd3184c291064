import { createSlugger } from '@docusaurus/utils';
import type { Link, Root, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import { plainText } from '../../search/build/plain-text.ts';
import { kinds } from './gather.ts';

/** Prefix of row ids, by the first heading of their table. */
const PREFIX: Record<string, string> = {
  [kinds.AllMessages.heading]: 'says-',
  [kinds.AllSymptoms.heading]: 'see-',
};

/**
 * Gives each row of a table of messages or symptoms an id, so that search results can link to it. Rows whose first cell
 * is a link get none: they point to the section with the answer.
 */
export function remarkAnsweringRows() {
  return (tree: Root): void => {
    const slugger = createSlugger();
    for (const table of tree.children) {
      const prefix = table.type === 'table' ? prefixOf(table) : undefined;
      if (table.type !== 'table' || prefix === undefined) continue;
      for (const { children } of table.children.slice(1)) {
        const [first] = children;
        if (!first || linkOf(first)) continue;
        const id = slugger.slug(`${prefix}${plainText(first)}`);
        first.data = { ...first.data, hProperties: { ...first.data?.hProperties, id } };
      }
    }
  };
}

/** The text of the rows that link to a heading from a table of messages, by the anchor of the heading. */
export const answeredMessages = ({ children }: Root): Map<string, string> =>
  new Map(
    children.flatMap((table) => {
      if (table.type !== 'table' || prefixOf(table) !== PREFIX[kinds.AllMessages.heading])
        return [];
      return table.children.slice(1).flatMap(({ children: [first, ...others] }) => {
        const anchor = first && linkOf(first)?.url.split('#')[1];
        const answer = plainText({ type: 'tableRow', children: others }).replace(/ ·$/, '');
        return anchor ? [[anchor, answer] as const] : [];
      });
    }),
  );

/** The id of a row, as set by `remarkAnsweringRows`. */
export const rowIdOf = ({ children: [first] }: Table['children'][number]): string | undefined => {
  const id = first?.data?.hProperties?.['id'];
  return typeof id === 'string' ? id : undefined;
};

function prefixOf({ children: [head] }: Table): string | undefined {
  const [first] = head?.children ?? [];
  const heading = first ? plainText(first) : '';
  return Object.hasOwn(PREFIX, heading) ? PREFIX[heading] : undefined;
}

function linkOf(cell: Table['children'][number]['children'][number]): Link | undefined {
  let found: Link | undefined;
  visit(cell, 'link', (link) => {
    found ??= link;
  });
  return found;
}
