import { fitTerm } from './dictionary.ts';
import { addressText, type Page, type Section } from './pages.ts';
import { isStopWord } from './query.ts';
import { terms, wordTerms } from './words.ts';

/** Where in a section a term occurs, packed in one byte: three flags and how often it is in the text. */
export const IN_TITLE = 1;
/** In the address or the group of the page; stored with its introduction only. */
export const IN_PATH = 2;
/** Among the keywords of the section. */
export const IN_KEYWORDS = 4;
/** In the text once. The step of `TIMES` that is reached, counted from 1, sits at this place. */
export const IN_TEXT = 8;
/** From how many times each step counts. More steps rank no better and cost a tenth of the index. */
export const TIMES = [1, 2];
/** Larger than any packed byte. */
export const PLACES = IN_TEXT * (TIMES.length + 1);

/** A term in more sections than this many, and than this share of all, is common. */
const COMMON = { uses: 4, share: 1 / 200 };

/** A name of more words than this is not looked up in one piece. */
export const MOST_IN_ONE = 4;

/** What a term occurs in: section numbers in ascending order, each with its packed byte. */
export interface Occurrences {
  sections: number[];
  places: number[];
  /** In how many sections it occurs, those left out included: the rarer, the more it tells. */
  uses: number;
}

/**
 * Collects the occurrences of every term of all pages, sections numbered in reading order. Words that
 * say little are collected from titles and names only: in texts they are everywhere.
 */
export function collectOccurrences(pages: Page[]): Map<string, Occurrences> {
  const collected = new Map<string, Occurrences>();
  const sections = pages.flatMap((page) => page.sections.map((section) => placesIn(section, page)));
  sections.forEach((places, number) => {
    for (const [term, place] of places) {
      const known = collected.get(term);
      if (known) {
        known.sections.push(number);
        known.places.push(place);
      } else collected.set(term, { sections: [number], places: [place], uses: 0 });
    }
  });
  for (const term of collected.values()) dropPassingMentions(term, sections.length);
  return collected;
}

/**
 * Forgets where a common term stands once in a text. Sections that are about it name it or repeat it; the
 * others are a third of the index and more, and in the questions tuned on they decide none.
 */
function dropPassingMentions(term: Occurrences, sections: number): void {
  term.uses = term.sections.length;
  if (term.uses <= Math.max(COMMON.uses, sections * COMMON.share)) return;
  const places = term.places.map((place) => (place < 2 * IN_TEXT ? place % IN_TEXT : place));
  term.sections = term.sections.filter((_, at) => places[at] !== 0);
  term.places = places.filter((place) => place !== 0);
}

/** The packed byte of every term of a section. */
function placesIn(section: Section, page: Page): Map<string, number> {
  const opened = section === page.sections[0] ? page : undefined;
  const places = new Map<string, number>();
  const flag = (all: string[], place: number): void => {
    for (const term of all) places.set(term, (places.get(term) ?? 0) | place);
  };
  flag(terms(section.title).map(fitTerm), IN_TITLE);
  if (opened) flag(pathTerms(opened), IN_PATH);
  const keywords = (section.keywords ?? []).flatMap((name) => terms(name));
  flag(
    keywords.map(fitTerm).filter((term) => !isStopWord(term) && !places.has(term)),
    IN_KEYWORDS,
  );
  const counts = new Map<string, number>();
  // A name in a text is found letter by letter (`substring-search.ts`), in one piece too.
  for (const term of wordTerms(section.text).map(fitTerm)) {
    if (!isStopWord(term)) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  for (const [term, count] of counts) {
    const step = TIMES.filter((times) => count >= times).length;
    places.set(term, (places.get(term) ?? 0) | (step * IN_TEXT));
  }
  return places;
}

/** Terms found in the address or the group of a page. The index works them out, as it does those of titles. */
export function pathTerms(page: Pick<Page, 'url' | 'group'>): string[] {
  return terms(addressText(page)).map(fitTerm);
}
