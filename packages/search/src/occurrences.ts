import type { Page } from './pages.ts';
import { fitTerm } from './dictionary.ts';
import { terms, words } from './words.ts';

/** Where in a section a term occurs, packed in one byte: three flags and how often it is in the text. */
export const IN_TITLE = 1;
/** In the address or the group of the page; stored with its introduction only. */
export const IN_PATH = 2;
/** Among the keywords of the section, or, with the introduction, of the page. */
export const IN_KEYWORDS = 4;
/** One time in the text; the text's count sits above the flags and stops at 15. */
export const IN_TEXT = 8;
const MOST_IN_TEXT = 15 * IN_TEXT;

/** A name of more words than this is not looked up in one piece. */
export const MOST_IN_ONE = 4;

/** What a term occurs in: section numbers in ascending order, each with its packed byte. */
export interface Occurrences {
  sections: number[];
  places: number[];
}

/** Collects the occurrences of every term of all pages, sections numbered in reading order. */
export function collectOccurrences(pages: Page[]): Map<string, Occurrences> {
  const collected = new Map<string, Occurrences>();
  let number = 0;
  for (const page of pages) {
    page.sections.forEach((section, at) => {
      const add = (text: string, place: number): void => {
        for (const term of terms(text)) addOccurrence(collected, fitTerm(term), number, place);
      };
      add(section.title, IN_TITLE);
      add(section.text, IN_TEXT);
      for (const keyword of section.keywords ?? []) add(keyword, IN_KEYWORDS);
      if (at === 0) {
        add(`${page.url.replaceAll('/', ' ')} ${page.group}`, IN_PATH);
        for (const keyword of page.keywords) add(keyword, IN_KEYWORDS);
        for (const name of [page.title, ...page.keywords]) add(inOnePiece(name), IN_KEYWORDS);
      }
      number += 1;
    });
  }
  return collected;
}

/** `release notes` is also found as one term, so that asking for both words in this order counts. */
function inOnePiece(name: string): string {
  const all = words(name);
  return all.length > 1 && all.length <= MOST_IN_ONE ? all.map(({ term }) => term).join('') : '';
}

function addOccurrence(
  collected: Map<string, Occurrences>,
  term: string,
  section: number,
  place: number,
): void {
  let found = collected.get(term);
  if (!found) collected.set(term, (found = { sections: [], places: [] }));
  const last = found.sections.length - 1;
  if (found.sections[last] !== section) {
    found.sections.push(section);
    found.places.push(place);
    return;
  }
  const before = found.places[last] ?? 0;
  if (place !== IN_TEXT) found.places[last] = before | place;
  else if (before < MOST_IN_TEXT) found.places[last] = before + IN_TEXT;
}
