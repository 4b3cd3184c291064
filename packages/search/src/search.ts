import { gather, isWeak } from './gather.ts';
import { createExpander, type Clause } from './expand.ts';
import { createBoost, type SearchContext } from './boost.ts';
import { createExactMatch } from './exact-match.ts';
import type { TextOf } from './substring-search.ts';
import { nearestWords } from './typo-walk.ts';
import { createPasteReducer } from './paste.ts';
import { parseQuery } from './query.ts';
import { createDeadline } from './deadline.ts';
import { createRanker, type Ranked } from './rank.ts';
import type { Index } from './indexed.ts';
import { addressOf, titleOf } from './read-index.ts';
import { words } from './words.ts';

/** A matching section. */
export interface Hit {
  /** The section's number: its place in the search-document file. */
  section: number;
  url: string;
  title: string;
}

/** A matching page and consecutive hits in it, best first. */
export interface FoundPage {
  url: string;
  title: string;
  group: string;
  hits: Hit[];
}

/** The result of a search. */
export interface Findings {
  /** Best first: a page appears again if a section of another ranks between two of its own. Empty if nothing matches. */
  pages: FoundPage[];
  /** The terms to highlight, surest first. */
  marks: string[];
  /** Words of the index close to those of the question, if nothing matches. */
  nearest: string[];
  /** The question with unknown words replaced by the index words they were taken for; undefined if there are none. */
  corrected: string | undefined;
  /** The part of a long text that was searched for, one line per passage; undefined if it was the whole question. */
  read: string | undefined;
  /** Whether the first hit is only the closest there is: it lacks most of the question's information. */
  weak: boolean;
  /** Whether the search finished; false if time ran out and these are partial results. */
  complete: boolean;
}

/** The time limit of a search and the clock it is measured by. */
export interface SearchOptions {
  /** In milliseconds. Defaults to 300, the longest a keystroke may be delayed. */
  budget?: number;
  /** Defaults to `performance.now`. */
  now?: () => number;
}

/** Answers questions from an index. Both methods throw a `SearchIndexError` if the index proves to be damaged. */
export interface Search {
  /** `textOf` returns a section's text if it has been loaded; without it only titles are compared exactly. */
  find(question: string, textOf?: TextOf, context?: SearchContext): Findings;
  /**
   * Does a part of what the first question would otherwise wait for; the last part is a warm-up question. Returns
   * whether any remain. Call it when the browser is idle, and again when the texts have loaded.
   */
  prepare(textOf?: TextOf): boolean;
}

const NO_CONTEXT: SearchContext = { readers: 0, group: '' };
/** Exercises every path of the engine: a stop word, an informative word and the beginning of one. */
const WARM_UP_QUESTION = 'how open a';
const MAX_MARKS = 60;
const MIN_MARK_SHARE = 0.3;
const CERTAIN_MARK_SHARE = 0.6;

/** Prepares an index for questions. One search answers one question at a time, because buffers are reused. */
export function createSearch(
  index: Index,
  { budget = 300, now = () => performance.now() }: SearchOptions = {},
): Search {
  let ranker: ReturnType<typeof createRanker> | undefined;
  const reducePaste = createPasteReducer(index);
  const expand = createExpander(index.dictionary, index.synonyms);
  const matchExactly = createExactMatch(index);
  const boost = createBoost(index);
  const addresses: string[] = [];
  const urlOf = (section: number): string => (addresses[section] ??= addressOf(index, section));
  const search: Search = {
    prepare(textOf) {
      if (index.readAhead()) return true;
      search.find(WARM_UP_QUESTION, textOf);
      return false;
    },
    find(input, textOf = () => undefined, context = NO_CONTEXT) {
      // Creating the ranker is not limited: it happens once and cannot be interrupted.
      const rank = (ranker ??= createRanker(index));
      const deadline = createDeadline(now, budget);
      const normalized = input.normalize('NFKC');
      const question = reducePaste(normalized);
      const query = parseQuery(question);
      const clauses = expand(query, deadline);
      const ranked = rank(clauses, deadline);
      if (query.literal) matchExactly(question, query, ranked, textOf, deadline);
      boost(ranked, query, context);
      const gathered = gather(ranked, index);
      const pages = describe(gathered, index, urlOf);
      return {
        pages,
        marks: marksOf(clauses, index),
        nearest: pages.length === 0 ? nearestWords(query, index.dictionary, deadline) : [],
        corrected: pages.length > 0 ? corrected(question, clauses, index) : undefined,
        read: question === normalized ? undefined : question,
        weak: isWeak(gathered[0], clauses, index),
        complete: !deadline.wasPast(),
      };
    },
  };
  return search;
}

/** Words are compared folded, so `Lokcer` is corrected as `lokcer` is. */
function corrected(question: string, clauses: Clause[], { dictionary }: Index): string | undefined {
  const corrections = new Map(
    clauses.flatMap(({ corrected: one }) => (one ? [[one.word, dictionary[one.id]!]] : [])),
  );
  if (corrections.size === 0) return undefined;
  let text = '';
  let at = 0;
  for (const { term, start, end } of words(question)) {
    text += question.slice(at, start) + (corrections.get(term) ?? question.slice(start, end));
    at = end;
  }
  text += question.slice(at);
  return text === question ? undefined : text;
}

/** One hit per address: fields and errors of an operation may share its heading. */
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

function marksOf(clauses: Clause[], { dictionary }: Index): string[] {
  const informative = clauses.filter(({ minor }) => !minor);
  const found: [number, number][] = [];
  for (const { terms } of informative.length > 0 ? informative : clauses) {
    for (const [id, share] of terms) {
      // A single letter begins hundreds of words: mark only the most certain ones.
      if (share > (terms.size > MAX_MARKS ? CERTAIN_MARK_SHARE : MIN_MARK_SHARE))
        found.push([id, share]);
    }
  }
  found.sort(([, one], [, other]) => other - one);
  return [...new Set(found.slice(0, MAX_MARKS).map(([id]) => dictionary[id]!))];
}
