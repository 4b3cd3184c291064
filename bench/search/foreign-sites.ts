import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { Page } from '@frontline/search';
import type { Query } from './relevance.ts';

/** A third-party documentation site, and questions with known answers. */
interface Site {
  name: string;
  pages: Page[];
  queries: Query[];
}

interface Entry {
  url: string;
  page: string;
  pageTitle: string;
  title: string;
  text: string;
}

interface StoredQuery {
  q: string;
  class: string;
  expect: string[];
}

const NAMES = ['astro', 'react', 'vite'];

/** Folder of the sites: next to the repository, or `FOREIGN_SITES`. Their text is never copied into the repository. */
const folder =
  process.env['FOREIGN_SITES'] ??
  fileURLToPath(new URL('../../../shared/search-foreign', import.meta.url));

/** The three sites; empty if their folder does not exist. */
export function foreignSites(): Site[] {
  if (!existsSync(folder)) return [];
  return NAMES.map((name) => {
    const entries = read<Entry[]>(gunzipSync(readFileSync(`${folder}/${name}.json.gz`)));
    const questions = read<StoredQuery[]>(readFileSync(`${folder}/${name}.queries.json`));
    const queries = questions.map(({ q, class: own, expect }) => ({
      class: own,
      query: q,
      answers: expect,
    }));
    return { name, pages: pagesOf(entries), queries };
  });
}

/** Groups sections by page, introductions first. */
function pagesOf(entries: Entry[]): Page[] {
  const byPage = new Map<string, Entry[]>();
  for (const entry of entries) byPage.set(entry.page, [...(byPage.get(entry.page) ?? []), entry]);
  return [...byPage].map(([url, own]) => ({
    url,
    title: own[0]?.pageTitle ?? '',
    group: '',
    sections: own
      .map(({ url: sectionUrl, title, text }) => ({
        title,
        anchor: sectionUrl.split('#')[1] ?? '',
        text,
      }))
      .sort((one, other) => Number(one.anchor !== '') - Number(other.anchor !== '')),
  }));
}

const read = <Value>(bytes: Buffer): Value => JSON.parse(bytes.toString()) as Value;
