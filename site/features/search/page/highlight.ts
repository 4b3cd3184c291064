import { words } from '@frontline/search';

const NAME = 'search-hit';
const BLOCK = 'p,li,td,th,h1,h2,h3,h4,h5,h6,pre,dt,dd,summary,figcaption,blockquote,div';

/** What acts or answers in a page: its words are controls and what came, not what was searched. */
const LIVE =
  'button, input, select, textarea, [role=status], [role=alert], [data-try-it], [data-lab-body], [data-answer]';

/** Texts shorter than this that come later are a button's or a reader's own, in characters. */
const PAGE_TEXT = 200;

/**
 * Highlights the words of a search in the article, joiners ignored, without touching the page's elements;
 * the same in text that comes later, such as an API page that a reader reaches for the first time. Answers
 * how to end it. Opens the fold that holds most of the words; a browser without the CSS Custom Highlight
 * API does only that.
 */
export function highlightWords(terms: string[]): () => void {
  const wanted = new Set(terms);
  let isFound = false;
  const show = (): void => {
    const article = document.querySelector('main article') ?? document.querySelector('main');
    const blocks = article ? blocksOf(article).map((nodes) => rangesIn(nodes, wanted)) : [];
    isFound ||= openFolds(blocks);
    if ('highlights' in CSS) CSS.highlights.set(NAME, new Highlight(...blocks.flat()));
  };
  const later = new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    if (added.some(({ textContent }) => (textContent?.length ?? 0) > PAGE_TEXT)) show();
  });
  document.documentElement.dataset['marked'] = '';
  show();
  later.observe(document.body, { childList: true, subtree: true });
  return () => {
    later.disconnect();
    delete document.documentElement.dataset['marked'];
    if ('highlights' in CSS) CSS.highlights.delete(NAME);
  };
}

/** Text nodes by the block they are in: a word may go on in the next element, never in the next block. */
function blocksOf(root: Element): Text[][] {
  const walker = document.createTreeWalker(
    root,
    NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
    (node) => {
      if (!(node instanceof Element)) return NodeFilter.FILTER_ACCEPT;
      return node.matches(LIVE) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
    },
  );
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

/**
 * Opens what is folded around the block that holds most of the words searched for, unless one in sight
 * holds as many. Answers whether any was found.
 *
 * @param blocks the places of the words, block by block
 */
function openFolds(blocks: Range[][]): boolean {
  const count = (places: Range[]) => new Set(places.map((one) => String(one).toLowerCase())).size;
  const most = Math.max(0, ...blocks.map(count));
  if (most === 0) return false;
  const folds = blocks
    .filter((places) => count(places) === most)
    .map(([place]) => place!.startContainer.parentElement!.closest('details:not([open])'));
  if (folds.includes(null)) return true;
  for (const fold of folds)
    for (let at = fold; at; at = at.parentElement!.closest('details:not([open])'))
      (at as HTMLDetailsElement).open = true;
  return true;
}
