import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { remarkApiDocuments } from '../build/api-documents.ts';

/** What a page with this Markdown ends with. */
function end(markdown: string): string {
  const tree: Root = unified().use(remarkParse).use(remarkMdx).parse(markdown);
  remarkApiDocuments()(tree);
  return toString(tree.children.at(-1));
}

it('ends a page with the OpenAPI documents of the facts it shows', () => {
  expect(end('Send <Operation id="createOrder" />.\n\nLast.')).toBe(
    'OpenAPI document behind this page: Lockers API YAML, JSON.',
  );
  expect(end('<Fields of="radio#TextMessage" />\n\n<Answers of="claimRequest" />')).toBe(
    'OpenAPI documents behind this page: Call for Help API YAML, JSON; Radio API YAML, JSON.',
  );
});

it('leaves other pages, and those that show a whole document, as they are', () => {
  expect(end('First.\n\nLast.')).toBe('Last.');
  expect(end('Last.\n\n<ApiReference api="radio" />')).toBe('');
});
