import { createSlugger } from '@docusaurus/utils';
import type { Link, Root, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import { plainText } from '../../search/build/plain-text.ts';
import { kinds } from './gather.ts';

/** What the id of a row begins with, by what the first heading of its table says. */
const PREFIX: Record<string, string> = {
  [kinds.AllMessages.heading]: 'says-',
  [kinds.AllSymptoms.heading]: 'see-',
};

/**
 * Gives each row of a table of messages or sights an id, so that the search can lead to it. A row whose first cell is a
 * link only leads to where it is answered, and has none.
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

/** By the anchor of a heading that a table of messages leads to: what its row says of the message. */
export const answeredMessages = ({ children }: Root): Map<string, string> =>
  new Map(
    children.flatMap((table) => {
      if (table.type !== 'table' || prefixOf(table) !== PREFIX[kinds.AllMessages.heading])
        return [];
      return table.children.slice(1).flatMap(({ children: [first, ...others] }) => {
        const anchor = first && linkOf(first)?.url.split('#')[1];
        const said = plainText({ type: 'tableRow', children: others }).replace(/ ·$/, '');
        return anchor ? [[anchor, said] as const] : [];
      });
    }),
  );

/** The id that a row was given above. */
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
