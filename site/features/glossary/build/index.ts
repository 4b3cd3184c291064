import type { Paragraph, PhrasingContent, Root } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { mdxAttributes } from '../../../shell/build/articles/element.ts';
import { glossary, type Term } from '../../../content/glossary.ts';
import { inline, link, text } from '../../openapi-components/build/markdown.ts';

/** Maximum number of marked terms on a page; more would distract readers. */
const MAX_MARKED = 6;

/** Nodes in which no term is marked. */
const SKIPPED = new Set(['heading', 'table', 'link', 'code']);

/** A file that a page imports: first uses are counted in the page. First pages are whole articles of categories. */
const PARTIAL = /^_(?!first-page\.)/;

/** The terms that are not marked yet on a page, by every form of them. */
type Unmarked = Map<string, Term>;

/**
 * Marks the first use of each glossary term on a page at build time: it becomes a link to its entry with the
 * meaning as a tooltip on hover, focus and tap (css/glossary.css). Terms in the title of the page are skipped
 * because the page itself explains them.
 */
export function remarkGlossary() {
  return (tree: Root, file: VFile) => {
    if (PARTIAL.test(file.basename ?? '')) return;
    if (tree.children.some((node) => 'name' in node && node.name === 'Glossary')) return;
    const terms = termsOf(file.data['frontMatter'] as FrontMatter | undefined);
    let remaining = MAX_MARKED;
    visit(tree, (node) => {
      if (remaining === 0 || SKIPPED.has(node.type)) return SKIP;
      if (node.type !== 'paragraph') return undefined;
      remaining -= mark(node, terms, remaining);
      return SKIP;
    });
  };
}

interface FrontMatter {
  title?: string;
  applies_to?: { product?: string };
}

function termsOf({ title = '', applies_to: { product = 'suite' } = {} }: FrontMatter = {}) {
  const heading = title.toLowerCase();
  const shown = glossary.filter(
    ({ forms, products }) =>
      (!products || products.includes(product)) &&
      !forms.some((form) => heading.includes(form.toLowerCase())),
  );
  return new Map(shown.flatMap((term) => term.forms.map((form) => [form, term] as const)));
}

/** Marks terms in the text of one paragraph, and returns how many. */
function mark(paragraph: Paragraph, terms: Unmarked, max: number): number {
  let marked = 0;
  paragraph.children = paragraph.children.flatMap((child): PhrasingContent[] => {
    if (child.type !== 'text') return [child];
    const parts: PhrasingContent[] = [];
    let rest = child.value;
    for (
      let found = findFirst(rest, terms);
      found && marked < max;
      found = findFirst(rest, terms)
    ) {
      const { at, form, term } = found;
      parts.push(text(rest.slice(0, at)), word(form, term));
      rest = rest.slice(at + form.length);
      for (const known of term.forms) terms.delete(known);
      marked += 1;
    }
    return parts.length === 0 ? [child] : [...parts, text(rest)];
  });
  return marked;
}

function findFirst(words: string, terms: Unmarked) {
  const forms = [...terms.keys()].sort((a, b) => b.length - a.length);
  if (forms.length === 0) return undefined;
  const found = new RegExp(`(?<![\\w-])(?:${forms.join('|')})(?![\\w-])`).exec(words);
  return found && { at: found.index, form: found[0], term: terms.get(found[0])! };
}

function word(form: string, { slug, meaning }: Term): PhrasingContent {
  const id = `meaning-${slug}`;
  const entry = link(`/docs/intro#word-${slug}`, text(form));
  entry.data = { hProperties: { className: ['term'], ariaDescribedBy: [id] } };
  return span({ className: 'word' }, [
    entry,
    span({ className: 'meaning', role: 'tooltip', id }, inline(meaning)),
  ]);
}

const span = (
  attributes: Record<string, string>,
  children: PhrasingContent[],
): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name: 'span',
  attributes: mdxAttributes(attributes),
  children,
});
