import type { Root, RootContent } from 'mdast';
import 'mdast-util-mdx-jsx';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { esm } from '../../openapi-components/build/markdown.ts';
import { modelNamed } from './named-model.ts';
import { htmlFile } from './read-document.ts';

const COMPONENT = '@site/features/reference/page/api-reference.tsx';

/**
 * Replaces `<ApiReference api="lockers" />` with an import of the component and of the HTML rendered for that API,
 * only on pages that use it. The summary of the document becomes the first paragraph.
 */
export function remarkApiReference() {
  return (tree: Root) => {
    const before: RootContent[] = [];
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'ApiReference') return;
      const { api, part } = referenceIn(node);
      if (api === undefined) throw new Error('<ApiReference> needs the name of an api.');
      node.attributes = [];
      node.name = 'ReferencePage';
      before.push(moduleOf(api, part));
      const { summary } = modelNamed(api);
      if (part === undefined && summary)
        before.push({ type: 'paragraph', children: [{ type: 'text', value: summary }] });
    });
    tree.children.unshift(...before);
  };
}

/** The API that an `<ApiReference>` shows, and the page if a large one is split. */
export function referenceIn({ attributes }: MdxJsxFlowElement): { api?: string; part?: string } {
  const given = attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
      ? [[attribute.name, attribute.value]]
      : [],
  );
  return Object.fromEntries(given) as { api?: string; part?: string };
}

/** Emits the imports of a page: its component and its HTML. */
const moduleOf = (api: string, part?: string): RootContent =>
  esm(`import { createReferencePage } from '${COMPONENT}';
import referenceHtml from '@api-reference/${htmlFile(api, part)}';
export const ReferencePage = createReferencePage('${part ? `${api}/${part}` : api}', referenceHtml);`);
