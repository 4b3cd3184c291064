import { stem, words, type Section } from '@frontline/search';

const MOST = 3;
const LONGEST = 6;

/**
 * Adds to sections what readers call them, as the front matter of their page says by heading: `search: { Hours:
 * [opening times] }`. Throws a sentence where a phrase is of no use.
 *
 * @param said the value of `search`; undefined where the page has none
 * @param page names it in the sentence
 */
export function withPhrases(sections: Section[], said: unknown, page: string): Section[] {
  if (said === undefined) return sections;
  const fault = (what: string): never => {
    throw new Error(`local-search: ${page}, front matter "search": ${what}`);
  };
  if (typeof said !== 'object' || said === null || Array.isArray(said))
    return fault('write a list of phrases below each heading.');
  const phrases = new Map(
    Object.entries(said).map(([heading, list]) => [heading, listed(list, heading, fault)]),
  );
  for (const heading of phrases.keys())
    if (!sections.some(({ title }) => title === heading))
      fault(`"${heading}" is no heading of the page. Copy one as it is written.`);
  return sections.map((section) => {
    const own = phrases.get(section.title);
    if (!own) return section;
    const known = stems(`${section.title} ${section.text}`);
    for (const phrase of own)
      if ([...stems(phrase)].every((one) => known.has(one)))
        fault(`"${phrase}" says nothing that "${section.title}" does not say. Take it away.`);
    return { ...section, keywords: [...(section.keywords ?? []), ...own] };
  });
}

function listed(list: unknown, heading: string, fault: (what: string) => never): string[] {
  if (!Array.isArray(list) || list.length === 0 || list.length > MOST)
    return fault(`"${heading}" has to have one to ${MOST} phrases in a list.`);
  const phrases = list.map(String);
  for (const [at, phrase] of phrases.entries()) {
    if (words(phrase).length > LONGEST)
      fault(`"${phrase}" has more than ${LONGEST} words. Say it shorter.`);
    if (phrases.indexOf(phrase) < at) fault(`"${phrase}" stands twice. Take one away.`);
  }
  return phrases;
}

const stems = (text: string): Set<string> => new Set(words(text).map(({ term }) => stem(term)));
