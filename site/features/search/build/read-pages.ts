import path from 'node:path';
import type { Page } from '@frontline/search';
import { questionRecords } from '../../open-questions/build/register.ts';
import { modelNamed } from '../../reference/build/named-model.ts';
import { withApiRecords } from './api-records.ts';
import { markdownSections } from './markdown-sections.ts';
import { markdownTree } from './markdown-tree.ts';
import type { SitePage } from '../shared/site-pages.ts';
import { withPhrases } from './section-phrases.ts';
import { wordRecords } from './word-records.ts';

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
