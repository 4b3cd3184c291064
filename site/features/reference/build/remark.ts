import type { Root, RootContent } from 'mdast';
import 'mdast-util-mdx-jsx';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { esm } from '../../openapi-components/build/markdown.ts';
import { modelNamed } from './named-model.ts';
import { htmlFile } from './read-document.ts';

const COMPONENT = '@site/features/reference/page/api-reference.tsx';

/**
 * Gives `<ApiReference api="lockers" />` its component and the HTML made for that API, on the pages
 * that use it and on no other. What the document says in one sentence opens the page, on its sign.
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

/** Which API an `<ApiReference>` shows, and which of its pages where a large one is divided. */
export function referenceIn({ attributes }: MdxJsxFlowElement): { api?: string; part?: string } {
  const given = attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
      ? [[attribute.name, attribute.value]]
      : [],
  );
  return Object.fromEntries(given) as { api?: string; part?: string };
}

/** What draws the page: its component, and the HTML that is made for it. */
const moduleOf = (api: string, part?: string): RootContent =>
  esm(`import { prepared } from '${COMPONENT}';
import referenceHtml from '@api-reference/${htmlFile(api, part)}';
export const ReferencePage = prepared('${part ? `${api}/${part}` : api}', referenceHtml);`);
