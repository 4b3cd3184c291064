import { exactForm, createRunFinder } from '@frontline/search';
import ports from '@frontline/specs/ports.json' with { type: 'json' };

/** One row of the page's tables of messages. */
export interface KnownError {
  /** The message word for word; more than one where an answer carries several. */
  sentences: string[];
  /** "429, Call for Help" */
  where: string;
  /** What to check first, where the table says it. */
  cause: string;
  /** Who can fix it. */
  who: string;
  href: string;
  /** It stands for every sentence of its pattern, with another field. */
  isPattern: boolean;
}

/** Whether these are the headings of a table of messages. */
export const isOfErrors = ([first]: string[]): boolean => first === 'What it says';

/** A row of such a table, by its headings: pages have a column more or less. */
export function errorIn(row: {
  product: string;
  heads: string[];
  cells: string[];
  /** What is code in the first cell. */
  codes: string[];
  href: string;
}): KnownError {
  const { product, heads, cells, codes, href } = row;
  const cell = (heading: string) => cells[heads.indexOf(heading)] ?? '';
  const message = cells[0] ?? '';
  return {
    sentences: codes.length > 0 ? codes : [message],
    where: `${cell('Status')}, ${product}`,
    cause: cell('Check first'),
    who: cell('Who can fix it'),
    href,
    isPattern: /The \S+ field is required\./.test(message),
  };
}

export interface FoundError {
  error: KnownError;
  /** How much of its sentences stands in the paste to the letter: 1 where each is the text of a field. */
  exact: number;
  score: number;
}

/** Least share of a message's words, in a row, that must be in what was pasted. */
const leastShare = 0.6;
const most = 4;

/** The words of an API, or the port of its server. */
function pasted(words: string, api: keyof typeof ports): RegExp {
  return new RegExp(`${words}|:${ports[api]}\\b`, 'i');
}

const contexts: [inPaste: RegExp, inWhere: RegExp][] = [
  [pasted('callbutton|call button|callforhelp', 'call-for-help'), /call for help/i],
  [/cabinet\/status/i, /status call/i],
  [pasted('\\blockers?\\b', 'lockers'), /locker/i],
  [pasted('\\bradio\\b|webhooks/incoming', 'radio'), /radio/i],
];

/** Which calls a field belongs to. */
const homes: [field: RegExp, inWhere: RegExp][] = [
  [
    /cabinet|locker|rearload|thermal|_status$|location_id|organization_id|order_id|^key$|^command$|^size$/,
    /locker/i,
  ],
  [/^(?:edgeId|text|actor|process|Body|From|To|AccountSid|MessageSid)$/, /radio/i],
  [
    /^(?:update_type|device_key|reason|button_value|voltage|mac_address|message_id|channel_id|claimed_|customer_status|request_from)/,
    /call for help/i,
  ],
];

const fieldSentence =
  /The ([\w.]+) field (?:is required|must|is invalid|contains)|The selected ([\w.]+) is invalid/;

/**
 * Finds which documented errors a pasted text holds, best first: what stands there to the letter, in any field of a
 * body, before what is alike; then the longest run of a message's words, as in the search, with status and path.
 */
export function findError(pasted: string, known: readonly KnownError[]): FoundError[] {
  const form = exactForm(pasted);
  const texts = textsOf(pasted);
  const [, required, selected] = fieldSentence.exec(pasted) ?? [];
  const field = required ?? selected;
  const found = known
    .map((error) => ({
      error,
      exact: exactness(error, pasted, texts),
      score: scoreOf(error, pasted, form, field),
    }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.exact - one.exact || other.score - one.score);
  const best = Math.max(...found.map(({ score }) => score));
  return found.filter(({ score }) => score >= best / 2).slice(0, most);
}

/** Every text in quotes, so every field of a body, wherever in a log line the body stands. */
const textsOf = (pasted: string): Set<string> =>
  new Set([...pasted.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text]) => text!));

function exactness({ sentences }: KnownError, pasted: string, texts: Set<string>): number {
  const shares = sentences.map((one) => (texts.has(one) ? 1 : pasted.includes(one) ? 0.5 : 0));
  return shares.reduce<number>((sum, share) => sum + share, 0) / sentences.length;
}

function scoreOf(error: KnownError, pasted: string, form: string, field?: string): number {
  const words = error.sentences.reduce((sum, one) => sum + sentenceScore(one, form), 0);
  const home = field ? homes.find(([pattern]) => pattern.test(field))?.[1] : undefined;
  const pattern = error.isPattern && field ? 6 + (home?.test(error.where) ? 6 : 0) : 0;
  const literal = error.isPattern && field ? pattern : words;
  const status = new RegExp(`\\b${/^\d+/.exec(error.where)?.[0] ?? 'none'}\\b`).test(pasted)
    ? 1.5
    : 0;
  const context = contexts.filter(
    ([inPaste, inWhere]) => inPaste.test(pasted) && inWhere.test(error.where),
  ).length;
  return literal + status + (literal + status > 0 ? context : 0);
}

function sentenceScore(sentence: string, form: string): number {
  const words = exactForm(sentence).trim().split(' ');
  const { from, to } = createRunFinder(words)(form);
  const share = (to - from) / words.length;
  if (share < leastShare) return 0;
  return share * (3 + Math.min(words.length, 8));
}
