import type { Element, Root, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import 'mdast-util-mdx-jsx';
import { isElement } from '../../../shell/build/articles/element.ts';
import { mark } from './mark.ts';

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
