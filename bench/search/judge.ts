/** Which of an engine's addresses was right first, counted in pages and in sections, from 1; else `Infinity`. */
export interface Judged {
  page: number;
  section: number;
}

/** Lines of one page that a reader sees before "Show more", as in the list of the bar. */
const SHOWN_OF_A_PAGE = 4;

/**
 * Judges the addresses found, best first. A page is right when any section of it is an answer; a section when
 * it is the answer itself, or stands on a page that is one. Sections are counted as the bar lists them.
 */
export function judge(found: string[], answers: string[]): Judged {
  const lines: string[] = [];
  const ofPage = new Map<string, number>();
  for (const url of new Set(found)) {
    const page = pageOf(url);
    const before = ofPage.get(page) ?? 0;
    ofPage.set(page, before + 1);
    if (before < SHOWN_OF_A_PAGE) lines.push(url);
  }
  const rightPages = new Set(answers.map(pageOf));
  const right = new Set(answers);
  const placeOf = (urls: string[], test: (url: string) => boolean): number => {
    const at = urls.findIndex(test);
    return at < 0 ? Infinity : at + 1;
  };
  return {
    page: placeOf([...ofPage.keys()], (page) => rightPages.has(page)),
    section: placeOf(lines, (url) => right.has(url) || right.has(pageOf(url))),
  };
}

const pageOf = (url: string): string => url.split('#', 1)[0] ?? '';
