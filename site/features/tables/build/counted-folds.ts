import type { PhrasingContent, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';

/**
 * `<details data-counts="messages">` says in its summary how many rows the tables in it hold, as in
 * "Lockers: 7 messages".
 */
export function remarkCountedFolds() {
  return (tree: Root): void =>
    visit(tree, 'mdxJsxFlowElement', (fold) => {
      const at = fold.attributes.findIndex((one) => 'name' in one && one.name === 'data-counts');
      if (at < 0) return;
      const [counted] = fold.attributes.splice(at, 1);
      let rows = 0;
      visit(fold, 'table', ({ children }) => void (rows += children.length - 1));
      addToSummary(fold, `: ${rows} ${String(counted!.value)}`);
    });
}

function addToSummary(fold: MdxJsxFlowElement, value: string): void {
  visit(fold, (node) => {
    if ('name' in node && node.name === 'summary')
      (node.children as PhrasingContent[]).push({ type: 'text', value });
  });
}
