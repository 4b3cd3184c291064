import type { Element, ElementContent, RootContent } from 'hast';

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

export const isElement = (node: RootContent | ElementContent): node is Element =>
  node.type === 'element';
