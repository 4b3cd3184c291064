import path from 'node:path';
import type { Page, Section } from '@frontline/search';
import { readDocument } from '../../content/api-reference/document/read-document.ts';
import { buildModel } from '../../content/api-reference/model/build-model.ts';
import { references } from '../../content/api-reference/references.ts';
import { withApiRecords } from './api-records.ts';
import { markdownSections } from './markdown-sections.ts';
import { markdownTree } from './markdown-tree.ts';
import type { SitePage } from './site-pages.ts';
import { saidOf } from '../../../symptoms.ts';
import { wordRecords } from './word-records.ts';

/** What reading needs to know about the site. */
export interface Reading {
  siteDir: string;
  /** Headings whose sections are left out. */
  boilerplate: string[];
}

/** Reads the text of a page. Throws a sentence naming it when it has none. */
export async function readPage(page: SitePage, reading: Reading): Promise<Page> {
  const { url, title, group, keywords } = page;
  const sections = await sectionsOf(page, reading);
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

/** What staff may see is found by the other words for it too. */
function withSayings(section: Section, url: string): Section {
  const keywords = saidOf(url, section.anchor);
  return keywords.length > 0 ? { ...section, keywords } : section;
}

async function sectionsOf(page: SitePage, reading: Reading): Promise<Section[]> {
  if (!page.source) return [{ title: page.title, anchor: '', text: '' }];
  const { tree, api, glossary } = await markdownTree(path.join(reading.siteDir, page.source));
  const sections = markdownSections(tree, page.title);
  const kept = sections
    .filter(({ title }) => !reading.boilerplate.includes(title))
    .map((section) => withSayings(section, page.url));
  if (glossary) return [...kept, ...wordRecords()];
  const document = references.documents.find(({ name }) => name === api);
  if (!document) return kept;
  const file = path.resolve(reading.siteDir, document.file);
  return withApiRecords(kept, buildModel(document.name, readDocument(file)));
}
