import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { caption } from './caption.ts';
import { highlight } from './highlight.ts';

/**
 * Colours code while the site is built and hands the page finished HTML, so that no reader downloads
 * a highlighter (26 KiB) to colour text that never changes.
 */
export function codeBlocks() {
  return (tree: Root) =>
    visit(tree, 'code', ({ lang, meta, value }, index, parent) => {
      if (!parent || index === undefined) return undefined;
      const attributes = {
        html: highlight(value, lang ?? 'text'),
        language: lang ?? 'text',
        title: caption(meta ?? ''),
      };
      parent.children[index] = {
        type: 'mdxJsxFlowElement',
        name: 'CodeBlock',
        children: [],
        attributes: Object.entries(attributes)
          .filter(([, text]) => text !== undefined)
          .map(([name, text]) => ({ type: 'mdxJsxAttribute', name, value: text! })),
      };
      return [SKIP, index + 1];
    });
}
