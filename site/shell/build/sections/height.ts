import type { ElementContent, RootContent } from 'hast';
import { attributeOf } from '../articles/element.ts';

/**
 * What tells how tall a section will be: the letters of its running text, and its blocks, each of which takes as much
 * height besides as a paragraph of one line.
 */
export interface Size {
  letters: number;
  blocks: number;
}

type Node = RootContent | ElementContent;

/** Blocks that an element takes, besides what is in it. */
const BLOCKS = new Map([
  ...['h2', 'h3', 'h4', 'li', 'p', 'tr'].map((name) => [name, 1] as const),
  ['CodeBlock', 1.5],
]);
/** A line of code; longer ones wrap. */
const CODE = { blocks: 0.6, letters: 60 };
/** A fold, as long as it is shut. */
const FOLD = 2;
/** A figure, a lab or a worksheet. */
const COMPONENT = 11;

/** Adds up what a reader will see of some nodes. */
export function sizeOf(nodes: Node[]): Size {
  const size = { letters: 0, blocks: 0 };
  for (const node of nodes) {
    const own = sizeOfOne(node);
    size.letters += own.letters;
    size.blocks += own.blocks;
  }
  return size;
}

function sizeOfOne(node: Node): Size {
  if (node.type === 'text') return { letters: node.value.trim().length, blocks: 0 };
  const name = nameOf(node);
  if (/^details$/i.test(name)) return { letters: 0, blocks: FOLD };
  const { letters, blocks } = sizeOf('children' in node ? (node.children as Node[]) : []);
  return {
    letters,
    blocks: blocks + (BLOCKS.get(name) ?? (isComponent(name) ? COMPONENT : 0)) + codeIn(node),
  };
}

const isComponent = (name: string): boolean => /^[A-Z]/.test(name) && name !== 'Playable';

function nameOf(node: Node): string {
  if ('name' in node) return node.name ?? '';
  return node.type === 'element' ? node.tagName : '';
}

/** Lines of code, which a block has as finished HTML. */
function codeIn(node: Node): number {
  if (!('attributes' in node)) return 0;
  const html = attributeOf(node, 'html');
  if (html === undefined) return 0;
  const lines = html.replace(/<[^>]+>/g, '').split('\n');
  return (
    CODE.blocks *
    lines.reduce((sum, { length }) => sum + Math.max(1, Math.ceil(length / CODE.letters)), 0)
  );
}
