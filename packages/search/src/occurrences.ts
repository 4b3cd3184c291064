import { fitTerm } from './dictionary.ts';
import { addressText, type Page, type Section } from './pages.ts';
import { isStopWord } from './query.ts';
import { terms, wordTerms } from './words.ts';

/** Where in a section a term occurs, packed into one byte: three flags and a step for its count in the text. */
export const IN_TITLE = 1;
/** In the address or group of the page; stored only with the page's introduction. */
export const IN_PATH = 2;
/** Among the keywords of the section. */
export const IN_KEYWORDS = 4;
/** In the text. The bits from here on hold the step of `TIMES` that was reached, counted from 1. */
export const IN_TEXT = 8;
/** The minimum count for each step. More steps do not improve the ranking and enlarge the index by a tenth. */
export const TIMES = [1, 2];
/** An upper bound for packed bytes. */
export const PLACES = IN_TEXT * (TIMES.length + 1);

/** A term is common if it occurs in more sections than both this number and this share of all. */
const COMMON = { uses: 4, share: 1 / 200 };

/** Names of more words are not looked up as one joined word. */
export const MAX_JOINED = 4;

/** Where a term occurs: section numbers in ascending order, each with its packed byte. */
export interface Occurrences {
  sections: number[];
  places: number[];
  /** How many sections contain it, including dropped ones: the fewer, the more informative it is. */
  uses: number;
}

/**
 * Collects the occurrences of every term of all pages, numbering sections in reading order. Stop words are
 * collected from titles and names only, because texts are full of them.
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
 * Drops single mentions of a common term in a text. Sections about the term name or repeat it; the single mentions
 * are over a third of the index, and decided none of the questions used for tuning.
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
  // Names in a text are found by `substring-search.ts`, joined ones too.
  for (const term of wordTerms(section.text).map(fitTerm)) {
    if (!isStopWord(term)) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  for (const [term, count] of counts) {
    const step = TIMES.filter((times) => count >= times).length;
    places.set(term, (places.get(term) ?? 0) | (step * IN_TEXT));
  }
  return places;
}

/** Terms in the address or group of a page. They are derived when reading, as those of titles are. */
export function pathTerms(page: Pick<Page, 'url' | 'group'>): string[] {
  return terms(addressText(page)).map(fitTerm);
}
