import type {
  BlockContent,
  Heading,
  Link,
  Paragraph,
  PhrasingContent,
  RootContent,
  Table,
  TableCell,
} from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** Parses Markdown with GFM tables, as used in the descriptions of the documents. */
export const blocks = (markdown = ''): RootContent[] =>
  fromMarkdown(markdown, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] })
    .children;

const mdx = unified().use(remarkParse).use(remarkMdx);

/** Parses the imports and exports of an MDX page. */
export const esm = (source: string): RootContent => mdx.parse(source).children[0]!;

/** Parses Markdown into the content of one table cell; paragraphs are joined by a space. */
export const inline = (markdown = ''): PhrasingContent[] =>
  blocks(markdown).flatMap((block, index) =>
    'children' in block
      ? [...(index > 0 ? [text(' ')] : []), ...(block.children as PhrasingContent[])]
      : [],
  );

export const text = (value: string): PhrasingContent => ({ type: 'text', value });

export const code = (value: string | number): PhrasingContent => ({
  type: 'inlineCode',
  value: String(value),
});

export const strong = (value: string): PhrasingContent => ({
  type: 'strong',
  children: [text(value)],
});

export const link = (url: string, ...children: PhrasingContent[]): Link => ({
  type: 'link',
  url,
  children: children as Link['children'],
});

export const paragraph = (...children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children,
});

/** A heading with a fixed id, so that links from other pages never depend on its wording. */
export const heading = (
  depth: Heading['depth'],
  id: string | undefined,
  ...children: PhrasingContent[]
): Heading => ({ type: 'heading', depth, children, ...(id && { data: { hProperties: { id } } }) });

export const table = (head: string[], rows: PhrasingContent[][][]): Table => ({
  type: 'table',
  align: head.map(() => null),
  children: [head.map((title) => [text(title)]), ...rows].map((row) => ({
    type: 'tableRow',
    children: row.map((children): TableCell => ({ type: 'tableCell', children })),
  })),
});

/** Joins items: "a", "a or b", "a, b or c". */
export const either = (items: PhrasingContent[]): PhrasingContent[] =>
  items.flatMap((item, index) => {
    if (index === 0) return [item];
    return [text(index === items.length - 1 ? ' or ' : ', '), item];
  });

export type Block = BlockContent | RootContent;
