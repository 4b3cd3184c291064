import { termAt } from './dictionary.ts';
import { gather, isWeak } from './gather.ts';
import { createExpander, type Wanted } from './expand.ts';
import { createBoost, type Asker } from './boost.ts';
import { createExactMatch } from './exact-match.ts';
import type { TextOf } from './substring-search.ts';
import { nearestWords } from './typo-walk.ts';
import { createPasteReader } from './paste.ts';
import { parseQuery } from './query.ts';
import { createDeadline } from './deadline.ts';
import { createRanker, type Ranked } from './rank.ts';
import type { Index } from './indexed.ts';
import { addressOf, titleOf } from './read-index.ts';
import { words } from './words.ts';

/** A section that answers. */
export interface Hit {
  /** The section's number: its place in the search-document file. */
  section: number;
  url: string;
  title: string;
}

/** A page that answers, with sections of it that answer one after the other, best first. */
export interface FoundPage {
  url: string;
  title: string;
  group: string;
  hits: Hit[];
}

/** What a question found. */
export interface Findings {
  /** Best first, so a page stands here again where a section of another comes between two of its own. Empty when nothing answers. */
  pages: FoundPage[];
  /** The terms to highlight, surest first. */
  marks: string[];
  /** Words of the index close to those asked for, when nothing answers. */
  nearest: string[];
  /** The question with the words it was taken for in place of unknown ones; undefined where all were known. */
  corrected: string | undefined;
  /** What of a long text was looked up, a line for each stretch; undefined where it was all of the question. */
  read: string | undefined;
  /** Whether the first hit is only the closest there is: it lacks most of what the question tells. */
  weak: boolean;
  /** Whether the question was answered in full; else time ran out, and this is what was found until then. */
  complete: boolean;
}

/** How long a question may take, in milliseconds, and by which clock. */
export interface SearchOptions {
  /** Defaults to 300: at the most a reader waits that long for a letter to appear. */
  budget?: number;
  /** Defaults to the clock of the page. */
  now?: () => number;
}

/** Answers questions from an index. Both throw a `SearchIndexError` where the index proves to be damaged. */
export interface Search {
  /** `textOf` gives a section's text where it has been loaded; without it only titles are read literally. */
  find(question: string, textOf?: TextOf, asker?: Asker): Findings;
  /**
   * Does a piece of what the first question would otherwise wait for, at last by asking one. Answers whether more is
   * left. For idle moments, and for more of them when the texts have come.
   */
  prepare(textOf?: TextOf): boolean;
}

const ANYBODY: Asker = { readers: 0, group: '' };
/** Takes every way through the engine: a word that says little, one that says more, and the beginning of one. */
const REHEARSED = 'how open a';
const MOST_MARKS = 60;
const WORTH_MARKING = 0.3;
const SURE_MARK = 0.6;

/** Prepares an index for questions. One search serves one question at a time; buffers are kept between them. */
export function createSearch(
  index: Index,
  { budget = 300, now = () => performance.now() }: SearchOptions = {},
): Search {
  let ranker: ReturnType<typeof createRanker> | undefined;
  const readPaste = createPasteReader(index);
  const expand = createExpander(index.dictionary, index.synonyms);
  const matchExactly = createExactMatch(index);
  const boost = createBoost(index);
  const addresses: string[] = [];
  const urlOf = (section: number): string => (addresses[section] ??= addressOf(index, section));
  const search: Search = {
    prepare(textOf) {
      if (index.readAhead()) return true;
      search.find(REHEARSED, textOf);
      return false;
    },
    find(asked, textOf = () => undefined, asker = ANYBODY) {
      // Preparing is not the question's fault and cannot be cut.
      const rank = (ranker ??= createRanker(index));
      const deadline = createDeadline(now, budget);
      const whole = asked.normalize('NFKC');
      const question = readPaste(whole);
      const query = parseQuery(question);
      const wanted = expand(query, deadline);
      const ranked = rank(wanted, deadline);
      if (query.literal) matchExactly(question, query, ranked, textOf, deadline);
      boost(ranked, query, asker);
      const gathered = gather(ranked, index);
      const pages = describe(gathered, index, urlOf);
      return {
        pages,
        marks: marksOf(wanted, index),
        nearest: pages.length === 0 ? nearestWords(query, index.dictionary, deadline) : [],
        corrected: pages.length > 0 ? corrected(question, wanted, index) : undefined,
        read: question === whole ? undefined : question,
        weak: isWeak(gathered[0], wanted, index),
        complete: !deadline.wasPast(),
      };
    },
  };
  return search;
}

/** Words are compared folded, so that `Lokcer` is corrected as `lokcer` is. */
function corrected(question: string, wanted: Wanted[], { dictionary }: Index): string | undefined {
  const meant = new Map(
    wanted.flatMap(({ corrected: one }) => (one ? [[one.word, termAt(dictionary, one.id)]] : [])),
  );
  if (meant.size === 0) return undefined;
  let text = '';
  let at = 0;
  for (const { term, start, end } of words(question)) {
    text += question.slice(at, start) + (meant.get(term) ?? question.slice(start, end));
    at = end;
  }
  text += question.slice(at);
  return text === question ? undefined : text;
}

/** One hit per address: fields and errors of an operation may share the operation's heading. */
function describe(ranked: Ranked[], index: Index, urlOf: (section: number) => string): FoundPage[] {
  const found: FoundPage[] = [];
  const known = new Set<string>();
  for (const { section } of ranked) {
    const url = urlOf(section);
    if (known.has(url)) continue;
    known.add(url);
    const page = index.pages[index.sections.page[section]!]!;
    let last = found.at(-1);
    if (last?.url !== page.url) {
      last = {
        url: page.url,
        title: titleOf(index.sections, page.firstSection),
        group: page.group,
        hits: [],
      };
      found.push(last);
    }
    last.hits.push({ section, url, title: titleOf(index.sections, section) });
  }
  return found;
}

function marksOf(wanted: Wanted[], { dictionary }: Index): string[] {
  const telling = wanted.filter(({ minor }) => !minor);
  const found: [number, number][] = [];
  for (const { terms } of telling.length > 0 ? telling : wanted) {
    for (const [id, share] of terms) {
      // A single letter begins hundreds of words: the surest of them are enough.
      if (share > (terms.size > MOST_MARKS ? SURE_MARK : WORTH_MARKING)) found.push([id, share]);
    }
  }
  found.sort(([, one], [, other]) => other - one);
  return [...new Set(found.slice(0, MOST_MARKS).map(([id]) => termAt(dictionary, id)))];
}
