import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Section } from '@frontline/search';
import type { Heading, Root, RootContent, Table } from 'mdast';
import { answeredMessages, rowIdOf } from '../../troubleshooting/build/answering-rows.ts';
import { plainText } from './plain-text.ts';

/**
 * Cuts a page at its headings. The first section is the introduction: it has the page's title and no
 * anchor; a row that answers is a section too. Anchors are those Docusaurus gives, repeated headings and explicit `{#ids}` included.
 */
export function markdownSections(tree: Root, pageTitle: string): Section[] {
  const slugger = createSlugger();
  let current: Section = { title: pageTitle, anchor: '', text: '' };
  const sections = [current];
  for (const node of tree.children) {
    if (node.type === 'heading') sections.push((current = opened(node, slugger)));
    else {
      const rows = node.type === 'table' ? rowSections(node) : [];
      sections.push(...rows);
      if (rows.length === 0) append(current, node);
    }
  }
  // A heading that answers a message begins with its status, by which the search knows it for an error.
  const messages = answeredMessages(tree);
  for (const section of sections) {
    const said = messages.get(section.anchor);
    if (said) section.text = `${said}. ${section.text}`;
  }
  return sections;
}

/** A message or a sight is what a reader looks for: each row that has an id is a section of its own. */
function rowSections({ children: [, ...rows] }: Table): Section[] {
  return rows.flatMap((row) => {
    const anchor = rowIdOf(row);
    const [first, ...others] = row.children;
    if (anchor === undefined || !first) return [];
    const text = plainText({ type: 'tableRow', children: others });
    return [{ title: plainText(first), anchor, text: text.replace(/ ·$/, '') }];
  });
}

function opened(node: Heading, slugger: ReturnType<typeof createSlugger>): Section {
  const { text, id } = parseMarkdownHeadingId(plainText(node));
  const fixed = node.data?.hProperties?.['id'];
  const anchor =
    typeof fixed === 'string'
      ? slugger.slug(fixed, { maintainCase: true })
      : (id ?? slugger.slug(text));
  return { title: text, anchor, text: '' };
}

function append(section: Section, node: RootContent): void {
  section.text = `${section.text} ${plainText(node)}`.trim();
}
