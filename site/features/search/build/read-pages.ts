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

/** A page that explains a thing comes before its one line in the glossary. */
const WEIGHT = 0.4;

/** One record per word of the glossary, with the anchor that its row has (features/openapi-components/build). */
const wordRecords = (): Section[] =>
  glossary.map(({ name, slug, meaning, also }) => ({
    title: name,
    anchor: `word-${slug}`,
    text: plainText({ type: 'paragraph', children: inline(meaning) }),
    ...(also && { keywords: also }),
    weight: WEIGHT,
  }));

/** A page as the search reads it. */
export interface ReadPage extends Page {
  /** One of those that a large API is divided into, whose texts come when they are asked for. */
  isPart: boolean;
}

/** What reading needs to know about the site. */
export interface Reading {
  siteDir: string;
  /** Headings whose sections are left out. */
  boilerplate: string[];
}

/** Reads the text of a page. Throws a sentence naming it when it has none. */
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
  const kept = withPhrases(own, page.search, page.source).concat(
    registers.flatMap(questionRecords),
  );
  if (glossary) {
    // Its rows are read as what they are: words.
    const others = kept.filter(({ anchor }) => !anchor.startsWith('word-'));
    return { sections: [...others, ...wordRecords()], isPart: false };
  }
  if (api === undefined) return { sections: kept, isPart: false };
  const sections = withApiRecords(kept, modelNamed(api), part);
  return { sections, isPart: part !== undefined };
}

const MOST = 3;
const LONGEST = 6;

/**
 * Adds to sections what readers call them, as the front matter of their page says by heading: `search: { Hours:
 * [opening times] }`. Throws a sentence where a phrase is of no use.
 *
 * @param said the value of `search`; undefined where the page has none
 * @param page names it in the sentence
 */
export function withPhrases(sections: Section[], said: unknown, page: string): Section[] {
  if (said === undefined) return sections;
  const fault = (what: string): never => {
    throw new Error(`local-search: ${page}, front matter "search": ${what}`);
  };
  if (typeof said !== 'object' || said === null || Array.isArray(said))
    return fault('write a list of phrases below each heading.');
  const phrases = new Map(
    Object.entries(said).map(([heading, list]) => [heading, listed(list, heading, fault)]),
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

function listed(list: unknown, heading: string, fault: (what: string) => never): string[] {
  if (!Array.isArray(list) || list.length === 0 || list.length > MOST)
    return fault(`"${heading}" has to have one to ${MOST} phrases in a list.`);
  const phrases = list.map(String);
  for (const [at, phrase] of phrases.entries()) {
    if (words(phrase).length > LONGEST)
      fault(`"${phrase}" has more than ${LONGEST} words. Say it shorter.`);
    if (phrases.indexOf(phrase) < at) fault(`"${phrase}" stands twice. Take one away.`);
  }
  return phrases;
}

const stems = (text: string): Set<string> => new Set(words(text).map(({ term }) => stem(term)));

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
