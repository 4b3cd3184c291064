import type { Element, ElementContent, Root, RootContent } from 'hast';
import type { VFile } from 'vfile';

/** What a figure, a lab or a worksheet takes in height, as if it were so many letters of text. */
const LETTERS_OF_A_COMPONENT = 900;
/** What a fold takes, as long as it is shut. */
const LETTERS_OF_A_FOLD = 140;

/**
 * Puts each heading of the second level and what follows it into a section, which the browser lays
 * out only when it comes near (css/prose.css): a long page is shown as soon as a short one. How much
 * text a section holds tells about how tall it will be.
 */
export function rehypeSections() {
  return (tree: Root, file: VFile): void => {
    const [before = [], ...sections] = split(tree.children);
    if (sections.length === 0) return;
    const lead = before.findIndex((node) => node.type === 'element' && node.tagName === 'p');
    // A part of a page has no contents of its own.
    if (!file.basename?.startsWith('_')) before.splice(lead + 1, 0, CONTENTS);
    tree.children = [...before, ...sections.map(section)];
  };
}

/** The folded list of contents of narrow windows, below the paragraph that opens the page. */
const CONTENTS = {
  type: 'mdxJsxFlowElement',
  name: 'FoldedContents',
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
  const letters = nodes.reduce((sum, node) => sum + lettersIn(node), 0);
  return {
    type: 'element',
    tagName: 'section',
    properties: { style: `--letters:${letters}` },
    children: nodes as ElementContent[],
  };
}

function lettersIn(node: RootContent): number {
  if (node.type === 'text') return node.value.trim().length;
  if ('name' in node && node.name === 'details') return LETTERS_OF_A_FOLD;
  const own = node.type === 'mdxJsxFlowElement' ? LETTERS_OF_A_COMPONENT : 0;
  if (!('children' in node)) return own;
  return node.children.reduce((sum, child) => sum + lettersIn(child), own);
}
