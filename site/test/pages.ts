import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withProviderWords } from '@frontline/specs/published-text';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Root } from 'mdast';
import { VFile } from 'vfile';
import { parse } from 'yaml';
import { remarkSpecFacts } from '../features/openapi-components/build/index.ts';

export const site = fileURLToPath(new URL('..', import.meta.url));

export interface Page {
  /** The doc id: its path below docs/ without the extension. */
  id: string;
  frontMatter: Record<string, unknown>;
  body: string;
}

const docs = path.join(site, 'docs');
const read = (name: string) => withProviderWords(readFileSync(path.join(docs, name), 'utf8'));
const idOf = (name: string) => name.replace(/\.mdx$/, '').replaceAll('\\', '/');
const isPart = (name: string) => path.basename(name).startsWith('_');
const files = readdirSync(docs, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.mdx'))
  .sort();

/** Partials: files whose names begin with `_`, without front matter and URL. */
export const parts: Pick<Page, 'id' | 'body'>[] = files
  .filter(isPart)
  .map((name) => ({ id: idOf(name), body: read(name) }));

/** Every page below docs/, with parsed front matter. */
export const pages: Page[] = files
  .filter((name) => !isPart(name))
  .map((name) => {
    const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(read(name))!;
    return { id: idOf(name), frontMatter: parse(head) as Record<string, unknown>, body };
  });

const expand = remarkSpecFacts();
const reader = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);

/** Parses Markdown without expanding components. */
export const parsed = (markdown: string): Root => reader.parse(markdown);

/** Parses Markdown and expands components, as the site does. */
export function expanded(markdown: string, name = 'page.mdx'): Root {
  const tree = parsed(markdown);
  expand(tree, new VFile({ path: name }));
  return tree;
}

/** The text below a heading, such as `## Title`, up to the next h2 or h3. */
export const belowHeading = (markdown: string, heading: string): string =>
  markdown.split(`\n${heading}\n`)[1]?.split(/\n#{2,3} /)[0] ?? '';
