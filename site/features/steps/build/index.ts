import type { Element, Root, RootContent, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import 'mdast-util-mdx-jsx';
import { isElement, element } from '../../../shell/build/articles/element.ts';
import { createHash } from 'node:crypto';

/** A list under such a heading tells what is or what happens; nobody follows it. */
const EXPLAINS = /^(?:what|when|where|which|who|why|how(?! to))\b/i;
/** Advice after such words: its numbers only count. */
const ADVISES = /^good practice\b/i;

/**
 * Marks the procedures of a page, for their look (css/steps.css) and for readers who tick off what is
 * done (shell/page/article/islands/steps.ts).
 *
 * On a page of the type `how-to` or `tutorial`, a numbered list with two items or more is a procedure.
 * It is none under a heading that asks what, when, where, which, who, why or how, nor after a paragraph
 * that begins with "Good practice". Lists inside of something else, such as a note, are left alone. The words
 * of the items are not judged, so that a writer can tell from the page alone what a list will be: where
 * the order means nothing, bullets say so; and a procedure anywhere else is put into `<Steps>`.
 *
 * Lists of tasks (`- [ ]`) are what a reader gets ready; they can be ticked off too, on every page.
 */
export function rehypeSteps() {
  return (tree: Root, file: VFile): void => {
    const { type } = (file.data['frontMatter'] ?? {}) as { type?: string };
    const found = new Set<Element>([
      ...(type === 'how-to' || type === 'tutorial' ? procedures(tree.children) : []),
      ...wrapped(tree, file),
      ...taskLists(tree),
    ]);
    mark(found);
  };
}

function procedures(nodes: RootContent[]): Element[] {
  let heading = '';
  let before = '';
  return nodes.filter(isElement).filter((node) => {
    const isProcedure =
      node.tagName === 'ol' &&
      node.children.filter(isElement).length > 1 &&
      !EXPLAINS.test(heading) &&
      !ADVISES.test(before);
    before = toString(node).trim();
    if (/^h[1-6]$/.test(node.tagName)) heading = before;
    return isProcedure;
  });
}

/** The numbered lists that writers put into `<Steps>`, which is taken away. */
function wrapped(tree: Root, file: VFile): Element[] {
  const found: Element[] = [];
  visit(tree, 'mdxJsxFlowElement', (node, at, parent) => {
    if (node.name !== 'Steps' || !parent || at === undefined) return undefined;
    const children = node.children as RootContent[];
    const lists = children.filter(isElement).filter(({ tagName }) => tagName === 'ol');
    if (lists.length === 0) file.fail('<Steps> holds no numbered list.', node);
    found.push(...lists);
    parent.children.splice(at, 1, ...(children as typeof parent.children));
    return [SKIP, at];
  });
  return found;
}

function taskLists(tree: Root): Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (node) => {
    const { className } = node.properties;
    if (Array.isArray(className) && className.includes('contains-task-list')) found.push(node);
  });
  return found;
}

/**
 * Marks lists whose items can be ticked off. Each item gets a mark made of its words, by which the
 * browser knows it again: a step that says something else now is not done.
 */
function mark(lists: Iterable<Element>): void {
  const seen = new Map<string, number>();
  for (const list of lists) {
    const isProcedure = list.tagName === 'ol';
    // Safari takes a list without its own numbers for no list.
    if (isProcedure) Object.assign(list.properties, { className: ['steps'], role: 'list' });
    for (const item of list.children) {
      // In a list of tasks an item without a box is none.
      if (item.type !== 'element' || !(isProcedure || item.properties['className'])) continue;
      const words = wordsOf(item).replaceAll(/\s+/g, ' ').trim();
      const times = (seen.get(words) ?? 0) + 1;
      seen.set(words, times);
      const step = markOf(`${times} ${words}`);
      item.properties['dataStep'] = step;
      if (isProcedure) leadWithAction(item);
      else labelTask(item, `task-${step}`);
    }
  }
}

const markOf = (words: string): string =>
  createHash('sha256').update(words).digest('base64url').slice(0, 6);

/** The words of an item; not the meaning of a word in it, which is the glossary's. */
function wordsOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node) || isMeaning(node)) return '';
  return node.children.map(wordsOf).join('');
}

const isMeaning = (node: ElementContent): boolean =>
  node.type === 'mdxJsxTextElement' &&
  node.attributes.some(
    (one) => one.type === 'mdxJsxAttribute' && one.name === 'role' && one.value === 'tooltip',
  );

/** The end of a sentence inside a text. */
const END = /[.!?]["”’)]*(?=\s)/;
const BLOCKS = new Set(['blockquote', 'div', 'figure', 'ol', 'p', 'pre', 'table', 'ul']);

/** Sets the first words of a step apart: its bold lead, else its first sentence. */
function leadWithAction(item: Element): void {
  replaceOpening(item, (nodes) => {
    const [action, rest] = afterLead(nodes);
    return [element('span', { className: ['step-action'] }, ...action), ...rest];
  });
}

/** Makes the words of a task the label of its box. */
function labelTask(item: Element, id: string): void {
  replaceOpening(item, (nodes) => {
    const [box, ...words] = nodes;
    if (box?.type !== 'element') return nodes;
    box.properties['id'] = id;
    return [box, element('label', { htmlFor: [id] }, ...words)];
  });
}

/** The words of an item are those of its first paragraph, or its own up to the first block in it. */
function replaceOpening(item: Element, by: (nodes: ElementContent[]) => ElementContent[]): void {
  const first = item.children.find((node) => node.type !== 'text' || node.value.trim() !== '');
  const holder = first?.type === 'element' && first.tagName === 'p' ? first : item;
  const block = holder.children.findIndex(isBlock);
  const nodes = holder.children.splice(0, block < 0 ? holder.children.length : block);
  holder.children.unshift(...by(nodes));
}

const isBlock = (node: ElementContent): boolean =>
  node.type === 'mdxJsxFlowElement' || (node.type === 'element' && BLOCKS.has(node.tagName));

function afterLead(nodes: ElementContent[]): [lead: ElementContent[], rest: ElementContent[]] {
  const [first, ...others] = nodes;
  if (first?.type === 'element' && first.tagName === 'strong') return [[first], others];
  for (const [at, node] of nodes.entries()) {
    const end = node.type === 'text' && END.exec(node.value);
    if (!end) continue;
    const [before, after] = [nodes.slice(0, at), nodes.slice(at + 1)];
    const length = end.index + end[0].length;
    return [
      [...before, { ...node, value: node.value.slice(0, length) }],
      [{ ...node, value: node.value.slice(length) }, ...after],
    ];
  }
  return [nodes, []];
}
