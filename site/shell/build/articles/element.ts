import type { Element, ElementContent, RootContent } from 'hast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

/** Creates a hast element; strings become text nodes. */
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

/** The attributes of an MDX element; those without a value are left out. */
export const mdxAttributes = (
  values: Record<string, string | number | undefined>,
): MdxJsxFlowElement['attributes'] =>
  Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : { type: 'mdxJsxAttribute', name, value: String(value) },
  );

/** Creates a component of a page. */
export const component = <Child = never>(
  name: string,
  attributes: Parameters<typeof mdxAttributes>[0] = {},
  ...children: Child[]
) =>
  ({ type: 'mdxJsxFlowElement', name, attributes: mdxAttributes(attributes), children }) as const;

/** The string value of a component's attribute; undefined if it is missing or an expression. */
export function attributeOf(
  { attributes }: Pick<MdxJsxFlowElement, 'attributes'>,
  name: string,
): string | undefined {
  const found = attributes.find((one) => 'name' in one && one.name === name)?.value;
  return typeof found === 'string' ? found : undefined;
}

export const isElement = (node: RootContent | ElementContent): node is Element =>
  node.type === 'element';
