import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import { EXIT, SKIP, visit } from 'unist-util-visit';
import { mainWithoutReference } from './parts.ts';

const classesOf = ({ properties }: Element): string[] =>
  Array.isArray(properties.className) ? properties.className.map(String) : [];

export const hasClass = (element: Element, name: string): boolean =>
  classesOf(element).includes(name);

/** The first element, in document order, that the test accepts. */
export function find(tree: Root | Element, test: (one: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(tree, 'element', (element) => {
    if (!test(element)) return undefined;
    found = element;
    return EXIT;
  });
  return found;
}

/** Controls, decorations and words for screen readers that repeat what stands beside them. */
export const isSilent = (one: Element): boolean =>
  ['button', 'form', 'nav', 'noscript', 'script', 'style', 'svg', 'template', 'wbr'].includes(
    one.tagName,
  ) ||
  one.properties['role'] === 'tooltip' ||
  one.properties['dataAsk'] !== undefined ||
  String(one.properties['href']).startsWith('data:') ||
  one.properties['popover'] !== undefined ||
  one.properties['ariaHidden'] === 'true' ||
  ['hash-link', 'needs-scripts', 'heard', 'theme-doc-toc-mobile'].some((name) =>
    hasClass(one, name),
  );

/** What a page says, without what stands around it and without its title. */
export interface PageContent {
  title: string;
  body: Element;
}

/** Reads the content of a built page, but for a reference, whose place is empty. Throws a sentence when it has no title or no content. */
export function pageContent(html: string): PageContent {
  const tree = fromHtml(mainWithoutReference(html), { fragment: true });
  const body =
    find(tree, (one) => hasClass(one, 'theme-doc-markdown')) ??
    find(tree, ({ tagName }) => tagName === 'main');
  const title = body && find(body, ({ tagName }) => tagName === 'h1');
  if (!body || !title) throw new Error('for-machines: a built page has no h1 in its content.');
  const said = toString(title);
  if (hasClass(body, 'theme-doc-markdown'))
    body.children = body.children.filter((one) => !('tagName' in one && one.tagName === 'header'));
  else remove(body, (one) => one === title);
  return { title: said, body };
}

/** Takes away what says nothing to a machine. Pictures are put into words before. */
export function removeSilent(tree: Element): void {
  remove(tree, isSilent);
  visit(tree, 'element', (one) => {
    one.children = one.children.filter(({ type }) => type !== 'comment');
  });
}

function remove(tree: Element, test: (one: Element) => boolean): void {
  visit(tree, 'element', (one, index, parent) => {
    if (!parent || index === undefined || !test(one)) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}
