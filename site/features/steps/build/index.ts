import type { Element, Root, RootContent, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import 'mdast-util-mdx-jsx';
import { isElement, element } from '../../../shell/build/articles/element.ts';
import { createHash } from 'node:crypto';

/** A list under such a heading is an explanation, not a procedure. */
const EXPLAINS = /^(?:what|when|where|which|who|why|how(?! to))\b/i;
/** A list after such a paragraph is advice, not a procedure. */
const ADVISES = /^good practice\b/i;

/**
 * Marks the procedures of a page, for styling (css/steps.css) and for readers who check off steps
 * (shell/page/article/islands/steps.ts).
 *
 * On a page of the type `how-to` or `tutorial`, a top-level ordered list with two items or more is a procedure,
 * except under a heading that begins with what, when, where, which, who, why or how (but not "how to"), and after a
 * paragraph that begins with "Good practice". Nested lists, such as in a note, are left alone. The text of the items
 * does not matter, so that writers can predict the result: they use bullets if the order means nothing, and `<Steps>`
 * for a procedure anywhere else.
 *
 * Task lists (`- [ ]`) are prerequisites; readers can check them off on every page.
 */
export function rehypeSteps() {
  return (tree: Root, file: VFile): void => {
    const { type } = (file.data['frontMatter'] ?? {}) as { type?: string };
    const found = new Set<Element>([
      ...(type === 'how-to' || type === 'tutorial' ? procedures(tree.children) : []),
      ...unwrapSteps(tree, file),
      ...taskLists(tree),
    ]);
    markLists(found);
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

/** Unwraps `<Steps>` and returns its ordered lists. */
function unwrapSteps(tree: Root, file: VFile): Element[] {
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
 * Marks lists whose items can be checked off. Each item gets a hash of its text as the key of its stored state, so a
 * reworded step is no longer done.
 */
function markLists(lists: Iterable<Element>): void {
  const seen = new Map<string, number>();
  for (const list of lists) {
    const isProcedure = list.tagName === 'ol';
    // Safari drops the list role of a list without markers.
    if (isProcedure) Object.assign(list.properties, { className: ['steps'], role: 'list' });
    for (const item of list.children) {
      // An item of a task list without a checkbox is no task.
      if (item.type !== 'element' || !(isProcedure || item.properties['className'])) continue;
      const words = wordsOf(item).replaceAll(/\s+/g, ' ').trim();
      const times = (seen.get(words) ?? 0) + 1;
      seen.set(words, times);
      const step = hashOf(`${times} ${words}`);
      item.properties['dataStep'] = step;
      if (isProcedure) wrapAction(item);
      else labelTask(item, `task-${step}`);
    }
  }
}

const hashOf = (words: string): string =>
  createHash('sha256').update(words).digest('base64url').slice(0, 6);

/** The text of an item without glossary tooltips. */
function wordsOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node) || isTooltip(node)) return '';
  return node.children.map(wordsOf).join('');
}

const isTooltip = (node: ElementContent): boolean =>
  node.type === 'mdxJsxTextElement' &&
  node.attributes.some(
    (one) => one.type === 'mdxJsxAttribute' && one.name === 'role' && one.value === 'tooltip',
  );

/** The end of a sentence. */
const END = /[.!?]["”’)]*(?=\s)/;
const BLOCKS = new Set(['blockquote', 'div', 'figure', 'ol', 'p', 'pre', 'table', 'ul']);

/** Wraps the action of a step: its bold lead, else its first sentence. */
function wrapAction(item: Element): void {
  replaceOpening(item, (nodes) => {
    const [action, rest] = splitLead(nodes);
    return [element('span', { className: ['step-action'] }, ...action), ...rest];
  });
}

/** Turns the text of a task into the label of its checkbox. */
function labelTask(item: Element, id: string): void {
  replaceOpening(item, (nodes) => {
    const [box, ...words] = nodes;
    if (box?.type !== 'element') return nodes;
    box.properties['id'] = id;
    return [box, element('label', { htmlFor: [id] }, ...words)];
  });
}

/** Replaces the opening of an item: its first paragraph, or its inline content before the first block. */
function replaceOpening(item: Element, by: (nodes: ElementContent[]) => ElementContent[]): void {
  const first = item.children.find((node) => node.type !== 'text' || node.value.trim() !== '');
  const container = first?.type === 'element' && first.tagName === 'p' ? first : item;
  const block = container.children.findIndex(isBlock);
  const nodes = container.children.splice(0, block < 0 ? container.children.length : block);
  container.children.unshift(...by(nodes));
}

const isBlock = (node: ElementContent): boolean =>
  node.type === 'mdxJsxFlowElement' || (node.type === 'element' && BLOCKS.has(node.tagName));

function splitLead(nodes: ElementContent[]): [lead: ElementContent[], rest: ElementContent[]] {
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
