import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { readFileSync } from 'node:fs';
import { withProviderWords } from '@frontline/specs/published-text';
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
import { shownRegisters } from '../../open-questions/build/remark.ts';
import { remarkSpecFacts } from '../../openapi-components/build/index.ts';

/** `import Quickstart from './_quickstart-radio.mdx';` */
const IMPORT = /^import (\w+) from '(\.\/_[\w-]+\.mdx)';?$/gm;

/** The text of each partial (`_name.mdx`) that a page imports, by its component name. */
export const partialsOf = (page: string, text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(IMPORT)].map(([, name = '', file = '']) => [
      name,
      withProviderWords(readFileSync(join(dirname(page), file), 'utf8')),
    ]),
  );

const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger', 'caution'];
const FRONT_MATTER = /^---\r?\n.*?\r?\n---\r?\n/s;
const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective);

/** The Markdown tree of a page. */
interface MarkdownPage {
  tree: Root;
  /** The API document it presents, if any. */
  api: string | undefined;
  /** Which page of a large API document it is, if any. */
  part: string | undefined;
  /** Whether it prints the glossary. */
  glossary: boolean;
  /** The products whose open questions it lists. */
  registers: string[];
}

/** Parses a Markdown page the way Docusaurus does and writes out facts from the API documents. */
export async function markdownTree(path: string): Promise<MarkdownPage> {
  // Front matter becomes empty lines, so that errors name the right line of the file.
  const source = withProviderWords(await readFile(path, 'utf8')).replace(FRONT_MATTER, (matter) =>
    '\n'.repeat(matter.split('\n').length - 1),
  );
  const value = admonitionTitleToDirectiveLabel(escapeMarkdownHeadingIds(source), ADMONITIONS);
  const file = new VFile({ path, value });
  const tree = withPartials(parse(file), path, partialsOf(path, source));
  const { api, part } = presentedApi(tree);
  const glossary = tree.children.some((node) => 'name' in node && node.name === 'Glossary');
  const registers = shownRegisters(tree, path);
  visit(tree, isFigure, (_, at, parent) => {
    if (!parent || at === undefined) return undefined;
    parent.children.splice(at, 1);
    return [SKIP, at];
  });
  remarkAnsweringRows()(tree);
  remarkSpecFacts()(tree, file);
  return { tree, api, part, glossary, registers };
}

/** Parses the Markdown. The parser reports the line apart from the reason; the error names file and line. */
function parse(file: VFile): Root {
  try {
    return parser.parse(file);
  } catch (cause) {
    const { reason, line } = cause as Partial<{ reason: string; line: number }>;
    // The error of a tag that is never closed has no line, but names it in the reason.
    const at = line ?? /\((\d+):\d+-/.exec(reason ?? '')?.[1] ?? 1;
    throw reason ? new Error(`${file.path}:${at}: ${reason}`, { cause }) : cause;
  }
}

/** Inlines partials. A partial that consists of another partial leaves it out: the page of that one has it. */
function withPartials(tree: Root, path: string, partials: Map<string, string>): Root {
  const isPartial = basename(path).startsWith('_');
  visit(tree, 'mdxJsxFlowElement', (element, at, parent) => {
    const partial = partials.get(element.name ?? '');
    if (!partial || !parent || at === undefined || (isPartial && parent === tree)) return undefined;
    const { children } = parser.parse(partial);
    parent.children.splice(at, 1, ...(children as typeof parent.children));
    return [SKIP, at + children.length];
  });
  return tree;
}

/** Figures are left out: the page says the same in words. */
const isFigure = (node: object): boolean => 'name' in node && node.name === 'Figure';

function presentedApi(tree: Root): ReturnType<typeof referenceIn> {
  let found: ReturnType<typeof referenceIn> = {};
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name === 'ApiReference') found = referenceIn(node);
  });
  return found;
}
