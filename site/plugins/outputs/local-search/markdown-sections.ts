import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Section } from '@frontline/search';
import type { Heading, Root, RootContent } from 'mdast';
import { plainText } from './plain-text.ts';

/**
 * Cuts a page at its headings. The first section is the introduction: it has the page's title and no
 * anchor. Anchors are those Docusaurus gives, repeated headings and explicit `{#ids}` included.
 */
export function markdownSections(tree: Root, pageTitle: string): Section[] {
  const slugger = createSlugger();
  const sections: Section[] = [{ title: pageTitle, anchor: '', text: '' }];
  for (const node of tree.children) {
    if (node.type === 'heading') sections.push(opened(node, slugger));
    else append(sections[sections.length - 1]!, node);
  }
  return sections;
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
