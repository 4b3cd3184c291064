import type { Element, ElementContent, RootContent } from 'hast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

/** An HTML element as a syntax tree has it; text may be given as it is. */
export const element = (
  tagName: string,
  properties: Element['properties'],
  ...children: (ElementContent | string)[]
): Element => ({
  type: 'element',
  tagName,
  properties,
  children: children.map((child) =>
    typeof child === 'string' ? { type: 'text', value: child } : child,
  ),
});

/** What an attribute of a component says; undefined where it has none, or an expression. */
export function attributeOf(
  { attributes }: Pick<MdxJsxFlowElement, 'attributes'>,
  name: string,
): string | undefined {
  const found = attributes.find((one) => 'name' in one && one.name === name)?.value;
  return typeof found === 'string' ? found : undefined;
}

export const isElement = (node: RootContent | ElementContent): node is Element =>
  node.type === 'element';
