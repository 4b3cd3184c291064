import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { readFileSync } from 'node:fs';
import { withProviderWords } from '@frontline/specs/provider-words';
import { admonitionTitleToDirectiveLabel, escapeMarkdownHeadingIds } from '@docusaurus/utils';
import type { Root } from 'mdast';
import 'mdast-util-mdx-jsx';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { referenceIn } from '../../reference/build/remark.ts';
import { remarkAnsweringRows } from '../../troubleshooting/build/answering-rows.ts';
import { registerShownBy } from '../../open-questions/build/remark.ts';
import { remarkSpecFacts } from '../../openapi-components/build/index.ts';

/** `import Quickstart from './_quickstart-radio.mdx';` */
const IMPORT = /^import (\w+) from '(\.\/_[\w-]+\.mdx)';?$/gm;

/** The text of each part that a page takes from another file, by the name it has on the page. */
export const partsOf = (page: string, text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(IMPORT)].map(([, name = '', file = '']) => [
      name,
      withProviderWords(readFileSync(join(dirname(page), file), 'utf8')),
    ]),
  );

const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger', 'caution'];
const FRONT_MATTER = /^---\r?\n.*?\r?\n---\r?\n/s;
const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective);

/**
 * A page's Markdown as a tree, the API document it presents, if it does, and which page of a large one, and
 * whether it prints the glossary.
 */
interface MarkdownPage {
  tree: Root;
  api: string | undefined;
  part: string | undefined;
  glossary: boolean;
  /** The products whose open questions it lists. */
  registers: string[];
}

/** Reads a Markdown page the way Docusaurus does, with facts from the API documents written out. */
export async function markdownTree(path: string): Promise<MarkdownPage> {
  // Its lines stay empty, so that a fault is named with its line of the file.
  const source = withProviderWords(await readFile(path, 'utf8')).replace(FRONT_MATTER, (matter) =>
    '\n'.repeat(matter.split('\n').length - 1),
  );
  const value = admonitionTitleToDirectiveLabel(escapeMarkdownHeadingIds(source), ADMONITIONS);
  const file = new VFile({ path, value });
  const tree = withParts(parsed(file), path, partsOf(path, source));
  const { api, part } = presentedApi(tree);
  const glossary = tree.children.some((node) => 'name' in node && node.name === 'Glossary');
  const registers = registerShownBy(tree);
  visit(tree, isFigure, (_, at, parent) => {
    if (!parent || at === undefined) return undefined;
    parent.children.splice(at, 1);
    return [SKIP, at];
  });
  remarkAnsweringRows()(tree);
  remarkSpecFacts()(tree, file);
  return { tree, api, part, glossary, registers };
}

/** The Markdown of a page. What cannot be read is named with its file and line, which the parser knows apart. */
function parsed(file: VFile): Root {
  try {
    return parser.parse(file);
  } catch (cause) {
    const { reason, line } = cause as Partial<{ reason: string; line: number }>;
    throw reason ? new Error(`${file.path}:${line}: ${reason}`, { cause }) : cause;
  }
}

/** A page with what it takes from other files; a part that shows another one whole leaves it to the page of that one. */
function withParts(tree: Root, path: string, parts: Map<string, string>): Root {
  const leaves = basename(path).startsWith('_');
  visit(tree, 'mdxJsxFlowElement', (element, at, parent) => {
    const part = parts.get(element.name ?? '');
    if (!part || !parent || at === undefined || (leaves && parent === tree)) return undefined;
    const { children } = parser.parse(part);
    parent.children.splice(at, 1, ...(children as typeof parent.children));
    return [SKIP, at + children.length];
  });
  return tree;
}

/** A figure says nothing that its page does not also say in words. */
const isFigure = (node: object): boolean => 'name' in node && node.name === 'Figure';

function presentedApi(tree: Root): ReturnType<typeof referenceIn> {
  let found: ReturnType<typeof referenceIn> = {};
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name === 'ApiReference') found = referenceIn(node);
  });
  return found;
}
