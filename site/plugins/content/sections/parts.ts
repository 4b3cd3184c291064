import type { Element, RootContent } from 'hast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { readers, roles, type Role } from '../../../readers.ts';
import { attributeOf, element } from '../element.ts';

/** Headings after the last part, which are for every reader. */
const AFTER = new Set(['get-help', 'what-these-docs-do-not-cover', 'next', 'related']);

/**
 * Marks which sections are whose, on a page whose bar leads each reader to a part: a line before each part names the
 * reader and folds it, and each section of it says so, too. A part ends where the next begins.
 *
 * @param before what stands before the first section, the bar among it
 */
export function partsByReader(before: RootContent[], sections: Element[]): Element[] {
  const bar = before.find(isBar);
  if (!bar) return sections;
  const begins = new Map(roles.map((role) => [attributeOf(bar, role), role]));
  let part: Role | undefined;
  return sections.flatMap((section) => {
    const [heading] = section.children;
    const id = heading?.type === 'element' ? String(heading.properties['id']) : '';
    const begun = begins.get(id);
    part = AFTER.has(id) ? undefined : (begun ?? part);
    if (part === undefined) return [section];
    section.properties['dataOf'] = part;
    return begun ? [...head(begun), section] : [section];
  });
}

/** Names the reader, and folds the part by a box whose label is its button (css/prose.css). */
const head = (role: Role): Element[] => {
  const id = `fold-${role}`;
  const name = `For ${readers[role]}`;
  return [
    element('input', { type: 'checkbox', id, className: ['fold'], ariaLabel: `Fold: ${name}` }),
    element('p', { className: ['reader-part'] }, name, element('label', { htmlFor: [id] })),
  ];
};

const isBar = (node: RootContent): node is RootContent & MdxJsxFlowElement =>
  node.type === 'mdxJsxFlowElement' && node.name === 'ReaderLinks';
