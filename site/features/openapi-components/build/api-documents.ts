import type { PhrasingContent, Root } from 'mdast';
import 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { ApiModel } from '@frontline/api-reference/model';
import { readFacts, type Facts } from './documents.ts';
import { link, paragraph, text } from './markdown.ts';

/**
 * Appends links to the source OpenAPI documents to pages that show operations or fields.
 * Reference pages have these links at the top. Must run before `remarkSpecFacts`, which replaces the
 * elements it looks for.
 */
export function remarkApiDocuments() {
  let facts: Facts | undefined;
  return (tree: Root) => {
    facts ??= readFacts();
    const apis = usedApis(tree, facts);
    if (apis.length === 0) return;
    const links = apis.flatMap(({ name, title }): PhrasingContent[] => [
      text(`; ${title} `),
      link(`pathname:///reference/${name}/openapi.yaml`, text('YAML')),
      text(', '),
      link(`pathname:///reference/${name}/openapi.json`, text('JSON')),
    ]);
    const line = paragraph(
      text(`OpenAPI ${apis.length > 1 ? 'documents' : 'document'} behind this page: `),
      ...links.map((one, index) =>
        index === 0 && one.type === 'text' ? text(one.value.slice(2)) : one,
      ),
      text('.'),
    );
    line.data = { hProperties: { className: ['api-documents'] } };
    tree.children.push(line);
  };
}

/** The APIs that the components of a page refer to, in the order of the documents. */
function usedApis(tree: Root, { models, operations }: Facts): ApiModel[] {
  const used = new Set<string>();
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const value = (name: string) =>
      String(node.attributes.find((one) => 'name' in one && one.name === name)?.value ?? '');
    if (node.name === 'Fields') used.add(value('of').split('#')[0]!);
    if (node.name === 'Operation') used.add(operations.get(value('id'))?.api ?? '');
  });
  return models.filter(({ name }) => used.has(name));
}
