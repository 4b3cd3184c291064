import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { Page } from '@frontline/search';
import type { Query } from './relevance.ts';

/** Documentation by other hands, and questions with known answers. */
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

interface Asked {
  q: string;
  class: string;
  expect: string[];
}

const NAMES = ['astro', 'react', 'vite'];

/** Where the sites lie: beside the repository, or where `FOREIGN_SITES` says. Their text is never copied here. */
const folder =
  process.env['FOREIGN_SITES'] ??
  fileURLToPath(new URL('../../../shared/search-foreign', import.meta.url));

/** The three foreign sites; none where they are not at hand. */
export function foreignSites(): Site[] {
  if (!existsSync(folder)) return [];
  return NAMES.map((name) => {
    const entries = read<Entry[]>(gunzipSync(readFileSync(`${folder}/${name}.json.gz`)));
    const questions = read<Asked[]>(readFileSync(`${folder}/${name}.queries.json`));
    const queries = questions.map(({ q, class: own, expect }) => ({
      class: own,
      query: q,
      answers: expect,
    }));
    return { name, pages: pagesOf(entries), queries };
  });
}

/** Sections of a page come together, its introduction first. */
function pagesOf(entries: Entry[]): Page[] {
  const byPage = new Map<string, Entry[]>();
  for (const entry of entries) byPage.set(entry.page, [...(byPage.get(entry.page) ?? []), entry]);
  return [...byPage].map(([url, own]) => ({
    url,
    title: own[0]?.pageTitle ?? '',
    group: '',
    sections: own
      .map(({ url: address, title, text }) => ({
        title,
        anchor: address.split('#')[1] ?? '',
        text,
      }))
      .sort((one, other) => Number(one.anchor !== '') - Number(other.anchor !== '')),
  }));
}

const read = <Value>(bytes: Buffer): Value => JSON.parse(bytes.toString()) as Value;
