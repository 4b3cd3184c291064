import type { Nodes } from 'hast';
import { raw } from 'hast-util-raw';
import { defaultSchema, sanitize, type Schema } from 'hast-util-sanitize';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toHast } from 'mdast-util-to-hast';
import { gfm } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';
import { useContext, type ComponentProps, type ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { kebab } from '../model/pages.ts';
import Heading, { textIn } from './heading.tsx';
import { LookContext, type Look } from './page-context.ts';

interface ProseProps {
  markdown: string;
  /** What a `##` of the text becomes: 2 at the head of the page, deeper inside an operation. */
  level?: number;
  /** One paragraph loses its `<p>`, to stand inside a line. */
  isInline?: boolean;
}

/**
 * What HTML a document may hold: words, tables and pictures, as on GitHub, and nothing that runs or loads
 * more. A document may come from somebody else, and the policy of the site allows scripts by their hash.
 */
const allowed: Schema = { ...defaultSchema, strip: ['script', 'style'] };

/** Markdown of the document as GitHub writes it, harmless HTML included, as the site shows it. */
export default function Prose({ markdown, level = 5, isInline = false }: ProseProps): ReactNode {
  const look = useContext(LookContext);
  if (!markdown) return null;
  const drawn = known.get(look) ?? new Map<string, ReactNode>();
  known.set(look, drawn);
  const key = `${level} ${isInline} ${markdown}`;
  const shown = drawn.get(key) ?? shownAs(markdown, level, isInline, look);
  drawn.set(key, shown);
  return shown;
}

/** Fields of one name are described alike, in one operation and the next. */
const known = new WeakMap<Look, Map<string, ReactNode>>();

/** One line in which no sign means anything to Markdown: most texts of a large document, which is made for minutes. */
const PLAIN = /^[A-Za-z][\w ,.'"()/;:%$=?-]*$/;
const LINKED = /:\/\/|www\.|_/i;

export const isPlain = (text: string): boolean => PLAIN.test(text) && !LINKED.test(text);

function shownAs(
  markdown: string,
  level: number,
  isInline: boolean,
  { readyProse }: Look,
): ReactNode {
  if (isPlain(markdown)) return isInline ? `${markdown} ` : <p>{markdown}</p>;
  const tree = htmlTree(markdown);
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

/** The headings a page begins with, for its navigation. */
export function headingsOf(markdown: string): { anchor: string; text: string }[] {
  return [...markdown.matchAll(/^##\s+(.+?)\s*#*$/gm)].map(([, text = '']) => {
    const plain = text.replaceAll(/[`*_]/g, '');
    return { anchor: kebab(plain), text: plain };
  });
}

/** A page has hundreds of texts, whose footnotes would all be called alike. */
const FOOTNOTES = ['gfmFootnoteCall', 'gfmPotentialFootnoteCall', 'gfmFootnoteDefinition'];

function htmlTree(markdown: string): Nodes {
  const tree = fromMarkdown(markdown, {
    extensions: [gfm(), { disable: { null: FOOTNOTES } }],
    mdastExtensions: [gfmFromMarkdown()],
  });
  const html = sanitize(raw(toHast(tree, { allowDangerousHtml: true })), allowed);
  // Within an <svg> a parser lets them hold others.
  visit(html, 'element', ({ tagName, children }, index, parent) => {
    if (VOID.includes(tagName)) parent?.children.splice(index! + 1, 0, ...children.splice(0));
  });
  return html;
}

/** Those of `allowed` that no browser lets hold others. */
const VOID = ['br', 'hr', 'img', 'input', 'source'];

/** Paragraphs of a short text follow one another in one line. */
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
  return function ProseHeading({ children }: ComponentProps<'h2'>): ReactNode {
    const id = level <= 3 ? kebab(textIn(children)) : undefined;
    return (
      <Heading level={level} {...(id && { id })}>
        {children}
      </Heading>
    );
  };
}

/** The box of an entry of a task list. */
function Task({ checked, ...rest }: ComponentProps<'input'>): ReactNode {
  const label = checked ? 'Done' : 'To do';
  return <input {...rest} defaultChecked={checked} aria-label={label} />;
}

/** A link to another site says that it opens a new tab. */
function Anchor({ href = '', children }: ComponentProps<'a'>): ReactNode {
  const { newTabMark } = useContext(LookContext);
  if (!/^https?:\/\//.test(href)) return <a href={href}>{children}</a>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      {newTabMark}
    </a>
  );
}
