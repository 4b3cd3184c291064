import path from 'node:path';
import { type Page, type Section, stem, words } from '@frontline/search';
import { questionRecords } from '../../open-questions/build/register.ts';
import { modelNamed } from '../../reference/build/named-model.ts';
import { withApiRecords } from './api-records.ts';
import { markdownTree } from './markdown-tree.ts';
import type { SitePage } from '../shared/site-pages.ts';
import { glossary } from '../../../content/glossary.ts';
import { inline } from '../../openapi-components/build/markdown.ts';
import { plainText } from './plain-text.ts';
import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Heading, Root, RootContent, Table } from 'mdast';
import { answeredMessages, rowIdOf } from '../../troubleshooting/build/answering-rows.ts';

/** Below 1, so that a page that explains a term ranks above its line in the glossary. */
const WEIGHT = 0.4;

/** One record per glossary term, at the anchor of its row (features/openapi-components/build). */
const termRecords = (): Section[] =>
  glossary.map(({ name, slug, meaning, also }) => ({
    title: name,
    anchor: `word-${slug}`,
    text: plainText({ type: 'paragraph', children: inline(meaning) }),
    ...(also && { keywords: also }),
    weight: WEIGHT,
  }));

/** A page as the search indexes it. */
export interface ReadPage extends Page {
  /** Whether it is one of the pages of a large API document, whose texts load on demand. */
  isPart: boolean;
}

export interface Reading {
  siteDir: string;
  /** Headings whose sections are left out. */
  boilerplate: string[];
}

/** Reads the sections of a page. Throws an error that names a page without text. */
export async function readPage(page: SitePage, reading: Reading): Promise<ReadPage> {
  const { url, title, group, readers = 0 } = page;
  const { sections, isPart } = await contentOf(page, reading);
  const [introduction] = sections;
  if (!introduction) throw new Error(`local-search: ${url} has no introduction.`);
  introduction.text = `${page.description} ${introduction.text} ${page.lists.join(' · ')}`.trim();
  if (introduction.text === '') {
    throw new Error(
      `local-search: ${url} has no text. Give the page a description or an introduction.`,
    );
  }
  return { url, title, group, readers, sections, isPart };
}

type Content = Pick<ReadPage, 'sections' | 'isPart'>;

async function contentOf(page: SitePage, reading: Reading): Promise<Content> {
  if (!page.source)
    return { sections: [{ title: page.title, anchor: '', text: '' }], isPart: false };
  const { tree, api, part, glossary, registers } = await markdownTree(
    path.join(reading.siteDir, page.source),
  );
  const own = markdownSections(tree, page.title).filter(
    ({ title }) => !reading.boilerplate.includes(title),
  );
  const all = withPhrases(own, page.search, page.source).concat(registers.flatMap(questionRecords));
  if (glossary) {
    const others = all.filter(({ anchor }) => !anchor.startsWith('word-'));
    return { sections: [...others, ...termRecords()], isPart: false };
  }
  if (api === undefined) return { sections: all, isPart: false };
  const sections = withApiRecords(all, modelNamed(api), part);
  return { sections, isPart: part !== undefined };
}

const MAX_PHRASES = 3;
const MAX_WORDS = 6;

/**
 * Adds search phrases to sections. The front matter of the page lists them by heading: `search: { Hours: [opening
 * times] }`. Throws an error for an invalid or useless phrase.
 *
 * @param search the value of `search`; undefined if the page has none
 * @param page the file, for the error message
 */
export function withPhrases(sections: Section[], search: unknown, page: string): Section[] {
  if (search === undefined) return sections;
  const fault = (what: string): never => {
    throw new Error(`local-search: ${page}, front matter "search": ${what}`);
  };
  if (typeof search !== 'object' || search === null || Array.isArray(search))
    return fault('write a list of phrases below each heading.');
  const phrases = new Map(
    Object.entries(search).map(([heading, list]) => [heading, readPhrases(list, heading, fault)]),
  );
  for (const heading of phrases.keys())
    if (!sections.some(({ title }) => title === heading))
      fault(`"${heading}" is no heading of the page. Copy one as it is written.`);
  return sections.map((section) => {
    const own = phrases.get(section.title);
    if (!own) return section;
    const known = stems(`${section.title} ${section.text}`);
    for (const phrase of own)
      if ([...stems(phrase)].every((one) => known.has(one)))
        fault(`"${phrase}" says nothing that "${section.title}" does not say. Take it away.`);
    return { ...section, keywords: [...(section.keywords ?? []), ...own] };
  });
}

function readPhrases(list: unknown, heading: string, fault: (what: string) => never): string[] {
  if (!Array.isArray(list) || list.length === 0 || list.length > MAX_PHRASES)
    return fault(`"${heading}" has to have one to ${MAX_PHRASES} phrases in a list.`);
  const phrases = list.map(String);
  for (const [at, phrase] of phrases.entries()) {
    if (words(phrase).length > MAX_WORDS)
      fault(`"${phrase}" has more than ${MAX_WORDS} words. Say it shorter.`);
    if (phrases.indexOf(phrase) < at) fault(`"${phrase}" appears twice. Remove one.`);
  }
  return phrases;
}

const stems = (text: string): Set<string> => new Set(words(text).map(({ term }) => stem(term)));

/**
 * Splits a page at its headings. The first section is the introduction, with the title of the page and no anchor; a
 * table row with an id is a section, too. Anchors are those of Docusaurus, including repeated headings and explicit
 * `{#ids}`.
 */
export function markdownSections(tree: Root, pageTitle: string): Section[] {
  const slugger = createSlugger();
  let current: Section = { title: pageTitle, anchor: '', text: '' };
  const sections = [current];
  for (const node of tree.children) {
    if (node.type === 'heading') sections.push((current = sectionOf(node, slugger)));
    else {
      const rows = node.type === 'table' ? rowSections(node) : [];
      sections.push(...rows);
      if (rows.length === 0) append(current, node);
    }
  }
  // A section that explains an error message begins with its status, by which the search classifies it as an error.
  const messages = answeredMessages(tree);
  for (const section of sections) {
    const message = messages.get(section.anchor);
    if (message) section.text = `${message}. ${section.text}`;
  }
  return sections;
}

/** Readers search for messages and symptoms: each row with an id is a section of its own. */
function rowSections({ children: [, ...rows] }: Table): Section[] {
  return rows.flatMap((row) => {
    const anchor = rowIdOf(row);
    const [first, ...others] = row.children;
    if (anchor === undefined || !first) return [];
    const text = plainText({ type: 'tableRow', children: others });
    return [{ title: plainText(first), anchor, text: text.replace(/ ·$/, '') }];
  });
}

function sectionOf(node: Heading, slugger: ReturnType<typeof createSlugger>): Section {
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
