import { words } from '@frontline/search';

const NAME = 'search-hit';
const BLOCK = 'p,li,td,th,h1,h2,h3,h4,h5,h6,pre,dt,dd,summary,figcaption,blockquote,div';

/**
 * Highlights the words of a search in the article, joiners ignored, without touching the page's
 * elements. Returns how many were found; always 0 in a browser without the CSS Custom Highlight API.
 */
export function highlightWords(terms: string[]): number {
  if (!('highlights' in CSS)) return 0;
  const wanted = new Set(terms);
  const article = document.querySelector('main article') ?? document.querySelector('main');
  const ranges = article ? blocksOf(article).flatMap((nodes) => rangesIn(nodes, wanted)) : [];
  if (ranges.length === 0) CSS.highlights.delete(NAME);
  else CSS.highlights.set(NAME, new Highlight(...ranges));
  return ranges.length;
}

/** Takes the highlight away. */
export function clearHighlight(): void {
  if ('highlights' in CSS) CSS.highlights.delete(NAME);
}

/** Text nodes by the block they are in: a word may go on in the next element, never in the next block. */
function blocksOf(root: Element): Text[][] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const blocks: Text[][] = [];
  let block: Element | null = null;
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const own = node.parentElement?.closest(BLOCK) ?? root;
    if (own === block) blocks[blocks.length - 1]!.push(node);
    else blocks.push([node]);
    block = own;
  }
  return blocks;
}

function rangesIn(nodes: Text[], wanted: Set<string>): Range[] {
  const text = nodes.map(({ data }) => data).join('');
  return words(text)
    .filter(({ term }) => wanted.has(term))
    .map(({ start, end }) => {
      const range = document.createRange();
      range.setStart(...placeOf(nodes, start));
      range.setEnd(...placeOf(nodes, end));
      return range;
    });
}

function placeOf(nodes: Text[], offset: number): [Text, number] {
  let left = offset;
  for (const node of nodes) {
    if (left <= node.length) return [node, left];
    left -= node.length;
  }
  const last = nodes[nodes.length - 1]!;
  return [last, last.length];
}
