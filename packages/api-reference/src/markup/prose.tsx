import type { Element, Nodes } from 'hast';
import { raw } from 'hast-util-raw';
import { defaultSchema, sanitize, type Schema } from 'hast-util-sanitize';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toHast } from 'mdast-util-to-hast';
import { gfm } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';
import type { ComponentProps, ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { kebab, type Anchors } from '../model/pages.ts';
import Heading from './heading.tsx';
import { usePage, type Look } from './page-context.ts';

interface ProseProps {
  markdown: string;
  /** Heading level of `##`: 2 at the top of the page, deeper inside an operation. */
  level?: number;
  /** Unwraps paragraphs for use inside a line. */
  isInline?: boolean;
  /** Ids for the headings that `headingsOf` finds, in document order. */
  ids?: string[];
}

/**
 * Allowed HTML, as on GitHub: text, tables, and images, but nothing that runs or loads code. Third-party
 * documents are not trusted, although the site's content security policy also blocks unknown scripts.
 */
const allowed: Schema = { ...defaultSchema, strip: ['script', 'style'] };

/** Renders GitHub Flavored Markdown of the document, including safe HTML. */
export default function Prose({
  markdown,
  level = 5,
  isInline = false,
  ids = [],
}: ProseProps): ReactNode {
  const { look } = usePage();
  if (!markdown) return null;
  const rendered = cache.get(look) ?? new Map<string, ReactNode>();
  cache.set(look, rendered);
  const key = `${level} ${isInline} ${ids.join()} ${markdown}`;
  const node = rendered.get(key) ?? renderMarkdown(markdown, level, isInline, ids, look);
  rendered.set(key, node);
  return node;
}

/** Rendered texts by look: descriptions of fields repeat across operations. */
const cache = new WeakMap<Look, Map<string, ReactNode>>();

/** A line without Markdown syntax. Most texts of large documents are, and skipping the parser saves minutes. */
const PLAIN = /^[A-Za-z][\w ,.'"()/;:%$=?-]*$/;
const LINKED = /:\/\/|www\.|_/i;

export const isPlain = (text: string): boolean => PLAIN.test(text) && !LINKED.test(text);

function renderMarkdown(
  markdown: string,
  level: number,
  isInline: boolean,
  ids: string[],
  { readyProse }: Look,
): ReactNode {
  if (isPlain(markdown)) return isInline ? `${markdown} ` : <p>{markdown}</p>;
  const tree = htmlTree(markdown);
  const headings = ids.length > 0 ? headingsIn(tree) : [];
  for (const [index, id] of ids.entries()) headings[index]!.properties['id'] = id;
  readyProse(tree);
  return toJsxRuntime(isInline ? unwrapped(tree) : tree, {
    Fragment,
    jsx,
    jsxs,
    components: {
      a: Anchor,
      input: Task,
      ...Object.fromEntries(
        (['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const).map((name, depth) => [
          name,
          headingAt(level + Math.max(0, depth - 1)),
        ]),
      ),
    },
  });
}

/** The headings of the API description down to `###`, each with a unique id. */
export const headingsOf = (markdown: string, anchors: Anchors) =>
  headingsIn(htmlTree(markdown)).map((heading) => {
    let text = '';
    visit(heading, 'text', ({ value }) => void (text += value));
    return { level: heading.tagName === 'h3' ? 3 : 2, text, anchor: anchors(kebab(text)) };
  });

function headingsIn(tree: Nodes): Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (node) => {
    if (/^h[1-3]$/.test(node.tagName)) found.push(node);
  });
  return found;
}

/** Footnotes are disabled: their ids would collide across the texts of a page. */
const FOOTNOTES = ['gfmFootnoteCall', 'gfmPotentialFootnoteCall', 'gfmFootnoteDefinition'];

function htmlTree(markdown: string): Nodes {
  const tree = fromMarkdown(markdown, {
    extensions: [gfm(), { disable: { null: FOOTNOTES } }],
    mdastExtensions: [gfmFromMarkdown()],
  });
  // Without footnotes, a note of one word is the definition of a link, whose text would be lost.
  visit(tree, ['definition', 'linkReference'], (node, index, parent) => {
    const isNote = 'identifier' in node && node.identifier.startsWith('^');
    if (!isNote || !parent || !node.position) return;
    const { start, end } = node.position;
    const text = { type: 'text' as const, value: markdown.slice(start.offset, end.offset) };
    parent.children[index!] =
      node.type === 'definition' ? { type: 'paragraph', children: [text] } : text;
  });
  visit(tree, 'html', (node) => {
    node.value = node.value.replaceAll(OPEN_TAG, (tag, name: string) =>
      isPlaceholder(name, markdown) ? tag.replace('<', '&lt;') : tag,
    );
  });
  const html = sanitize(raw(toHast(tree, { allowDangerousHtml: true })), allowed);
  // The parser nests children in void elements inside <svg>; move them out.
  visit(html, 'element', ({ tagName, children }, index, parent) => {
    if (VOID.includes(tagName)) parent?.children.splice(index! + 1, 0, ...children.splice(0));
  });
  return html;
}

/** A tag without values, as which CommonMark reads `<token>` and `<your token>` too. */
const OPEN_TAG = /<([a-z][a-z\d-]*)(?:\s+[\w-]+)*\s*>/gi;

/** Whether a tag stands for a value: no known element, and never closed. */
const isPlaceholder = (name: string, markdown: string): boolean =>
  !allowed.tagNames?.includes(name.toLowerCase()) &&
  !/^(wbr|col|script|style)$/i.test(name) &&
  !markdown.toLowerCase().includes(`</${name.toLowerCase()}`);

/** Void elements among `allowed`. */
const VOID = ['br', 'hr', 'img', 'input', 'source'];

/** Joins paragraphs into one line. */
function unwrapped(tree: Nodes): Nodes {
  if (tree.type !== 'root') return tree;
  const children = tree.children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'p'
      ? [...child.children, { type: 'text' as const, value: ' ' }]
      : [child],
  );
  return { ...tree, children };
}

function headingAt(level: number) {
  return function ProseHeading({ id, children }: ComponentProps<'h2'>): ReactNode {
    return (
      <Heading level={level} {...(id && level <= 3 && { id })}>
        {children}
      </Heading>
    );
  };
}

/** The checkbox of a task list item. */
function Task({ checked, ...rest }: ComponentProps<'input'>): ReactNode {
  const label = checked ? 'Done' : 'To do';
  return <input {...rest} defaultChecked={checked} aria-label={label} />;
}

/** A link; external ones open a new tab and say so. */
function Anchor({ href = '', children }: ComponentProps<'a'>): ReactNode {
  const { newTabMark } = usePage().look;
  if (!/^https?:\/\//.test(href)) return <a href={href}>{children}</a>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      {newTabMark}
    </a>
  );
}
