/** Which of an engine's addresses was right first, counted in pages and in sections, from 1; else `Infinity`. */
export interface Judged {
  page: number;
  section: number;
}

/** Lines of one page that a reader sees before the next page, as in the list of the bar. */
const SHOWN_OF_A_PAGE = 3;

/**
 * Judges the addresses found, best first. A page is right when any section of it is an answer; a section when
 * it is the answer itself, or stands on a page that is one. Sections are counted as the bar lists them.
 */
export function judge(found: string[], answers: string[]): Judged {
  const pages = new Map<string, string[]>();
  for (const url of found) {
    const page = pageOf(url);
    const own = pages.get(page);
    if (!own) pages.set(page, [url]);
    else if (own.length < SHOWN_OF_A_PAGE && !own.includes(url)) own.push(url);
  }
  const rightPages = new Set(answers.map(pageOf));
  const right = new Set(answers);
  const placeOf = (urls: string[], test: (url: string) => boolean): number => {
    const at = urls.findIndex(test);
    return at < 0 ? Infinity : at + 1;
  };
  return {
    page: placeOf([...pages.keys()], (page) => rightPages.has(page)),
    section: placeOf([...pages.values()].flat(), (url) => right.has(url) || right.has(pageOf(url))),
  };
}

const pageOf = (url: string): string => url.split('#', 1)[0] ?? '';
