import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { element } from '../../../shell/build/articles/element.ts';
import { find, hasClass, isIgnored } from './html.ts';

type Rewrite = (one: Element) => ElementContent[] | undefined;

/** Convert elements that are more than text. The first that returns nodes wins. */
const rewrites: Rewrite[] = [figure, lab, admonition, codeBlock, summary];

/** Replaces figures, labs, admonitions and captions by nodes that Markdown can express. */
export function convertToText(tree: Element): void {
  visit(tree, 'element', (one, index, parent) => {
    if (!parent || index === undefined) return undefined;
    if (one.tagName === 'pre') return SKIP;
    insertSeparators(one);
    for (const rewrite of rewrites) {
      const nodes = rewrite(one);
      if (!nodes) continue;
      parent.children.splice(index, 1, ...nodes);
      return [SKIP, nodes.includes(one) ? index + nodes.indexOf(one) + 1 : index];
    }
    return undefined;
  });
}

const words = (tree: Element, tagName: string): string => {
  const found = find(tree, (one) => one.tagName === tagName);
  return found ? toString(found).replaceAll(/\s+/g, ' ').trim() : '';
};

function figure(one: Element): ElementContent[] | undefined {
  const isDrawing = one.tagName === 'svg' && words(one, 'title') !== '';
  const svg = one.tagName === 'figure' && find(one, ({ tagName }) => tagName === 'svg');
  if (!isDrawing && !svg) return undefined;
  const [title, description] = [words(one, 'title'), words(one, 'desc')];
  return [
    element(
      'p',
      {},
      element('strong', {}, 'Figure.'),
      ` ${[title, description].filter(Boolean).join(': ')}`,
    ),
  ];
}

function lab(one: Element): ElementContent[] | undefined {
  const { dataLab, dataScenario } = one.properties;
  if ((dataLab ?? dataScenario) === undefined) return undefined;
  // The first child also contains a button.
  const [title, about] = one.children
    .filter((child) => child.type === 'element')
    .map((child) => words(child, 'p') || toString(child));
  const link = element('a', { href: '#in-page' }, title ?? '');
  // The steps of a scenario are exported; their requests are documented in the reference.
  const list = find(one, ({ properties }) => properties['dataScenarioSteps'] !== undefined);
  if (list) convertToText(withoutFolds(list));
  const paragraph = element('p', {}, link, `: ${about} It works on the web page only.`);
  return [paragraph, ...(list ? [list] : [])];
}

function withoutFolds(tree: Element): Element {
  visit(tree, 'element', (one, index, parent) => {
    if (one.tagName !== 'details' || !parent || index === undefined) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  return tree;
}

function admonition(one: Element): ElementContent[] | undefined {
  if (!hasClass(one, 'theme-admonition')) return undefined;
  const [head, ...rest] = one.children.filter((child) => child.type === 'element');
  if (!head) return undefined;
  const title = [...head.children].filter(
    (child) => child.type !== 'element' || words(child, 'svg') === '',
  );
  const name = title
    .map((child) => toString(child))
    .join('')
    .trim();
  const quote = element('blockquote', {}, element('p', {}, element('strong', {}, name)), ...rest);
  convertToText(quote);
  return [quote];
}

function codeBlock(one: Element): ElementContent[] | undefined {
  if (!hasClass(one, 'theme-code-block')) return undefined;
  const pre = find(one, ({ tagName }) => tagName === 'pre');
  if (!pre) return undefined;
  const caption = one.children.find((child) => child.type === 'element' && child !== pre);
  const title = caption?.type === 'element' && caption.tagName === 'div' ? toString(caption) : '';
  return [...(title ? [element('p', {}, `${title}:`)] : []), pre];
}

function summary(one: Element): ElementContent[] | undefined {
  if (one.tagName !== 'summary') return undefined;
  return [element('p', {}, element('strong', {}, toString(one)))];
}

/** Separates text that only the layout separates: name and purpose on a card, links in a row. */
function insertSeparators(one: Element): void {
  one.children = one.children.flatMap((child, index): ElementContent[] => {
    const between = separatorBetween(one.children[index - 1], child);
    return between ? [{ type: 'text', value: between }, child] : [child];
  });
}

function separatorBetween(
  before: ElementContent | undefined,
  after: ElementContent,
): string | undefined {
  if (before?.type !== 'element' || after.type !== 'element') return undefined;
  const tags = `${before.tagName} ${after.tagName}`;
  if (tags === 'a a') return ' · ';
  const isApart = isIgnored(after) || toString(after).startsWith(':');
  return ['a span', 'strong span'].includes(tags) && !isApart ? ': ' : undefined;
}
