import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import { EXIT, SKIP, visit } from 'unist-util-visit';
import { elementAt } from '../../../shell/build/html.ts';

const classesOf = ({ properties }: Element): string[] =>
  Array.isArray(properties.className) ? properties.className.map(String) : [];

export const hasClass = (element: Element, name: string): boolean =>
  classesOf(element).includes(name);

/** The first matching element in document order. */
export function find(tree: Root | Element, test: (one: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(tree, 'element', (element) => {
    if (!test(element)) return undefined;
    found = element;
    return EXIT;
  });
  return found;
}

/** Whether an element is no content: controls, decorations, and screen reader text that repeats its context. */
export const isIgnored = (one: Element): boolean =>
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

/** The content of a page, without navigation; `body` excludes the title. */
export interface PageContent {
  title: string;
  body: Element;
}

/** Reads the content of a built page; the element of a reference is empty. Throws if there is no title or no content. */
export function pageContent(html: string): PageContent {
  const tree = fromHtml(mainWithoutReference(html), { fragment: true });
  const body =
    find(tree, (one) => hasClass(one, 'theme-doc-markdown')) ??
    find(tree, ({ tagName }) => tagName === 'main');
  const title = body && find(body, ({ tagName }) => tagName === 'h1');
  if (!body || !title) throw new Error('exports: a built page has no h1 in its content.');
  const titleText = toString(title);
  if (hasClass(body, 'theme-doc-markdown'))
    body.children = body.children.filter((one) => !('tagName' in one && one.tagName === 'header'));
  else remove(body, (one) => one === title);
  return { title: titleText, body };
}

/** Removes everything that is no content. Figures must be converted to text before. */
export function removeIgnored(tree: Element): void {
  remove(tree, isIgnored);
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

// The following find parts of a built page without parsing it: most of its bytes are navigation.

/** The `<main>` element of a page. */
export const mainPart = (html: string): string => /<main[\s>].*<\/main>/s.exec(html)?.[0] ?? '';

/**
 * The `<main>` element with an emptied reference: the Markdown export inserts the Markdown of the document there, and
 * parsing the HTML of a large reference takes longer than rendering it.
 */
export function mainWithoutReference(html: string): string {
  const main = mainPart(html);
  const found = elementAt(main, /^div\s[^]*\sdata-reference\b/);
  return found ? main.slice(0, found.inner) + main.slice(found.innerEnd) : main;
}
