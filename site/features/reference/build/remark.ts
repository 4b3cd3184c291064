import type { Root, RootContent } from 'mdast';
import 'mdast-util-mdx-jsx';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
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

const name = (value: string) => ({ type: 'Identifier' as const, name: value });
const text = (value: string) => ({ type: 'Literal' as const, value });

/**
 * `import { prepared } from …; import html from …; export const ReferencePage = prepared(api, html)`,
 * as the syntax tree that MDX takes.
 */
const moduleOf = (api: string, part?: string): RootContent => ({
  type: 'mdxjsEsm',
  value: '',
  data: {
    estree: {
      type: 'Program',
      sourceType: 'module',
      comments: [],
      body: [
        {
          type: 'ImportDeclaration',
          attributes: [],
          source: text(COMPONENT),
          specifiers: [
            { type: 'ImportSpecifier', imported: name('prepared'), local: name('prepared') },
          ],
        },
        {
          type: 'ImportDeclaration',
          attributes: [],
          source: text(`@api-reference/${htmlFile(api, part)}`),
          specifiers: [{ type: 'ImportDefaultSpecifier', local: name('referenceHtml') }],
        },
        {
          type: 'ExportNamedDeclaration',
          attributes: [],
          specifiers: [],
          source: null,
          declaration: {
            type: 'VariableDeclaration',
            kind: 'const',
            declarations: [
              {
                type: 'VariableDeclarator',
                id: name('ReferencePage'),
                init: {
                  type: 'CallExpression',
                  callee: name('prepared'),
                  arguments: [text(part ? `${api}/${part}` : api), name('referenceHtml')],
                  optional: false,
                },
              },
            ],
          },
        },
      ],
    },
  },
});
