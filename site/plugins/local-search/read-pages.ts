import path from 'node:path';
import type { Page, Section } from '@frontline/search';
import type { Root } from 'mdast';
import { readFacts, type Facts } from '../spec-facts/documents.ts';
import { withApiRecords } from './api-records.ts';
import { markdownSections } from './markdown-sections.ts';
import { markdownTree } from './markdown-tree.ts';
import type { SitePage } from './site-pages.ts';

/** What reading needs to know about the site. */
export interface Reading {
  siteDir: string;
  /** Headings whose sections are left out. */
  boilerplate: string[];
}

/** Reads the text of all pages, in the order given. Throws a sentence naming the page that has none. */
export async function readPages(pages: SitePage[], reading: Reading): Promise<Page[]> {
  const facts = readFacts();
  return Promise.all(pages.map((page) => readPage(page, facts, reading)));
}

async function readPage(page: SitePage, facts: Facts, reading: Reading): Promise<Page> {
  const { url, title, group, keywords } = page;
  const sections = await sectionsOf(page, facts, reading);
  const [introduction] = sections;
  if (!introduction) throw new Error(`local-search: ${url} has no introduction.`);
  introduction.text = `${page.description} ${introduction.text} ${page.lists.join(' · ')}`.trim();
  if (introduction.text === '') {
    throw new Error(
      `local-search: ${url} has no text. Give the page a description or an introduction.`,
    );
  }
  return { url, title, group, keywords, sections };
}

async function sectionsOf(page: SitePage, facts: Facts, reading: Reading): Promise<Section[]> {
  if (!page.source) return [{ title: page.title, anchor: '', text: '' }];
  const file = path.join(reading.siteDir, page.source);
  const { tree, api } = await markdownTree(file);
  const sections = markdownSections(tree as Root, page.title);
  const kept = sections.filter(({ title }) => !reading.boilerplate.includes(title));
  return api === undefined ? kept : withApiRecords(kept, facts, api);
}
