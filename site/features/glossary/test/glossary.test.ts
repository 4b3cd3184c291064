import type { Link, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { glossary } from '../../../content/glossary.ts';
import { remarkGlossary } from '../build/index.ts';
import { markdownTree } from '../../search/build/markdown-tree.ts';
import { plainText } from '../../search/build/plain-text.ts';
import { expanded, pages, parsed, parts, site } from '../../../test/pages.ts';

function marked(markdown: string, frontMatter: object = {}): { words: string[]; tree: Root } {
  const tree = parsed(markdown);
  remarkGlossary()(tree, new VFile({ data: { frontMatter } }));
  const words: string[] = [];
  visit(tree, 'link', (node: Link) => {
    if (node.data?.hProperties?.['className']) words.push(toString(node));
  });
  return { words, tree };
}

const callForHelp = { title: 'Page', applies_to: { product: 'call-for-help' } };

test('marks the first use of a term with a link to its entry and its meaning', () => {
  const { words, tree } = marked('A locker has doors. Each locker is one unit.');
  expect(words).toEqual(['locker']);
  const text = JSON.stringify(tree);
  expect(text).toContain('/docs/intro#word-locker');
  expect(text).toContain('a set of cabinets under one name');
});

test('prefers the longest term', () => {
  expect(marked('Use a call button key, not a call button.').words).toEqual([
    'call button key',
    'call button',
  ]);
});

test('marks a product-specific term only on pages of its products', () => {
  expect(marked('Send the request.', callForHelp).words).toEqual(['request']);
  expect(marked('Send the request.').words).toEqual([]);
});

test('skips headings, links, code, tables and terms in the title', () => {
  const page = '## A locker\n\n[A locker](/x) and `locker`\n\n| locker |\n| --- |\n| locker |\n';
  expect(marked(page).words).toEqual([]);
  expect(marked('A locker.', { title: 'Lockers' }).words).toEqual([]);
});

test('marks at most six terms on each of the 42 docs', () => {
  const counts = pages.map(({ body, frontMatter }) => marked(body, frontMatter).words.length);
  expect(Math.max(...counts)).toBeLessThanOrEqual(6);
  expect(counts.filter((count) => count > 0).length).toBeGreaterThan(24);
});

test('lists no term that no page marks or links to', () => {
  const named = new Set<string>();
  const all = [...pages, ...parts.map((part) => ({ ...part, frontMatter: {} }))];
  for (const { body, frontMatter } of all) {
    const { tree } = marked(body, frontMatter);
    visit(tree, 'link', ({ url }) => void named.add(url.split('#word-')[1] ?? ''));
    if (body.includes('<AccountContact')) named.add('account-contact');
  }
  expect(glossary.map(({ slug }) => slug).filter((slug) => !named.has(slug))).toEqual([]);
});

test('sorts terms alphabetically without duplicates, and lists them on /docs/intro', () => {
  const names = glossary.map(({ name }) => name.toLowerCase());
  expect(names).toEqual([...new Set(names)].sort((a, b) => a.localeCompare(b)));
  const intro = toString(expanded(pages.find(({ id }) => id === 'intro')!.body));
  for (const { name } of glossary) expect(intro).toContain(name);
});

test('keeps meanings out of the search index', async () => {
  const { tree } = await markdownTree(`${site}/docs/call-for-help/intro.mdx`);
  expect(plainText(tree)).not.toContain('from the moment it is made to the moment it ends');
});
