import { words } from '@frontline/search';
import { addressTarget } from '../../../shell/page/article/islands/address-target.ts';

const NAME = 'search-hit';
const BLOCK = 'p,li,td,th,h1,h2,h3,h4,h5,h6,pre,dt,dd,summary,figcaption,blockquote,div';

/** Controls and live output: their text is not part of what was searched. */
const INTERACTIVE =
  'button, input, select, textarea, [role=status], [role=alert], [data-try-it], [data-lab-body], [data-answer]';

/** Characters below which added text is not page content but a label or what the reader typed. */
const MIN_PAGE_TEXT = 200;

/**
 * Highlights the search terms in the article, ignoring joiners, without touching its elements; also in content added
 * later, such as an API page visited for the first time. Opens the closed `<details>` that contains the most terms; a
 * browser without the CSS Custom Highlight API does only that. Returns a function that removes the highlights.
 */
export function highlightWords(terms: string[]): () => void {
  const searchTerms = new Set(terms);
  let isFound = false;
  const show = (): void => {
    const article = document.querySelector('main article') ?? document.querySelector('main');
    const blocks = article ? blocksOf(article).map((nodes) => rangesIn(nodes, searchTerms)) : [];
    isFound ||= openFolds(blocks);
    if ('highlights' in CSS) CSS.highlights.set(NAME, new Highlight(...blocks.flat()));
  };
  const observer = new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    if (added.some(({ textContent }) => (textContent?.length ?? 0) > MIN_PAGE_TEXT)) show();
  });
  document.documentElement.dataset['marked'] = '';
  show();
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    delete document.documentElement.dataset['marked'];
    if ('highlights' in CSS) CSS.highlights.delete(NAME);
  };
}

/** Text nodes grouped by block: a word may continue in the next inline element, never in the next block. */
function blocksOf(root: Element): Text[][] {
  const walker = document.createTreeWalker(
    root,
    NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
    (node) => {
      if (!(node instanceof Element)) return NodeFilter.FILTER_ACCEPT;
      return node.matches(INTERACTIVE) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
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

function rangesIn(nodes: Text[], searchTerms: Set<string>): Range[] {
  const text = nodes.map(({ data }) => data).join('');
  return words(text)
    .filter(({ term }) => searchTerms.has(term))
    .map(({ start, end }) => {
      const range = document.createRange();
      range.setStart(...positionOf(nodes, start));
      range.setEnd(...positionOf(nodes, end));
      return range;
    });
}

function positionOf(nodes: Text[], offset: number): [Text, number] {
  let remaining = offset;
  for (const node of nodes) {
    if (remaining <= node.length) return [node, remaining];
    remaining -= node.length;
  }
  const last = nodes[nodes.length - 1]!;
  return [last, last.length];
}

/**
 * Opens the closed `<details>` around the blocks that contain the most terms, unless one of these blocks is visible or the
 * hit itself is in one, which `reveal-target.ts` opens. What opens above the hit would push it out of view: only blocks
 * from the hit on count. Returns whether any term was found.
 *
 * @param blocks the ranges of the terms in each block
 */
function openFolds(blocks: Range[][]): boolean {
  const count = (ranges: Range[]) => new Set(ranges.map((one) => String(one).toLowerCase())).size;
  const target = addressTarget();
  const below = blocks.filter(
    ([first]) =>
      !target ||
      (first &&
        target.compareDocumentPosition(first.startContainer) !== Node.DOCUMENT_POSITION_PRECEDING),
  );
  const maxTerms = Math.max(0, ...below.map(count));
  if (maxTerms === 0) return false;
  const folds = below
    .filter((ranges) => count(ranges) === maxTerms)
    .map(([first]) => first!.startContainer.parentElement!.closest('details:not([open])'));
  if (folds.includes(null) || target?.closest('details')) return true;
  for (const fold of folds)
    for (let at = fold; at; at = at.parentElement!.closest('details:not([open])'))
      (at as HTMLDetailsElement).open = true;
  return true;
}
