import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import { EXIT, SKIP, visit } from 'unist-util-visit';
import { elementAt } from '../../../shell/build/fragments/cut.ts';

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
  if (!body || !title) throw new Error('exports: a built page has no h1 in its content.');
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

// What is found in a built page without parsing it: the bars around its content are most of its bytes.

/** The `<main>` of a page: what its reader came for. */
export const mainPart = (html: string): string => /<main[\s>].*<\/main>/s.exec(html)?.[0] ?? '';

/**
 * The `<main>` with the place of a reference empty: the page as Markdown has that of its document there, and to read
 * the HTML of a large one takes longer than to make it.
 */
export function mainWithoutReference(html: string): string {
  const main = mainPart(html);
  const found = elementAt(main, /^div\s[^]*\sdata-reference\b/);
  return found ? main.slice(0, found.inner) + main.slice(found.innerEnd) : main;
}

const META = /<meta\s(?:[^"'>]|"[^"]*"|'[^']*')*>/g;

/** What a page says of itself in its head; empty where it says nothing. */
export function descriptionOf(html: string): string {
  const head = html.slice(0, html.indexOf('</head>'));
  const tag = head.match(META)?.find((meta) => /\sname=["']?description["'\s>]/.test(meta));
  const [, double, single, bare] =
    /\scontent=(?:"([^"]*)"|'([^']*)'|([^\s>]*))/.exec(tag ?? '') ?? [];
  return (double ?? single ?? bare ?? '').replaceAll(
    /&(?:(amp|lt|gt|quot|apos)|#(x?)([0-9a-f]+));?/gi,
    (_, name: string | undefined, hex: string, code: string) =>
      name ? NAMED[name.toLowerCase()]! : String.fromCodePoint(parseInt(code, hex ? 16 : 10)),
  );
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
