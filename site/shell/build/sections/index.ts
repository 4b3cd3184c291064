import type { Element, ElementContent, Root, RootContent } from 'hast';
import type { VFile } from 'vfile';
import { sizeOf } from './height.ts';

/**
 * Puts each heading of the second level and what follows it into a section, which the browser lays
 * out only when it comes near (css/prose.css): a long page is shown as soon as a short one. What a
 * section holds tells about how tall it will be.
 */
export function rehypeSections() {
  return (tree: Root, file: VFile): void => {
    const [before = [], ...sections] = split(tree.children);
    if (sections.length === 0) return;
    const lead = before.findIndex((node) => node.type === 'element' && node.tagName === 'p');
    // A part of a page has no contents of its own.
    if (!file.basename?.startsWith('_')) before.splice(lead + 1, 0, STRIP);
    tree.children = [...before, ...sections.map(section)];
  };
}

/** The last row of the sign, below the paragraph that opens the page. */
const STRIP = {
  type: 'mdxJsxFlowElement',
  name: 'Strip',
  attributes: [],
  children: [],
} as const satisfies RootContent;

/** What stands before the first heading, then each heading with what is below it. */
function split(nodes: RootContent[]): RootContent[][] {
  const parts: RootContent[][] = [[]];
  for (const node of nodes) {
    if (node.type === 'element' && node.tagName === 'h2') parts.push([]);
    parts.at(-1)?.push(node);
  }
  return parts;
}

function section(nodes: RootContent[]): Element {
  const { letters, blocks } = sizeOf(nodes);
  return {
    type: 'element',
    tagName: 'section',
    properties: { style: `--letters:${rounded(letters)};--blocks:${Math.round(blocks)}` },
    children: nodes as ElementContent[],
  };
}

/** A rough number repeats on a page, and so compresses well. */
const rounded = (letters: number): number => Math.round(letters / 50) * 50;
