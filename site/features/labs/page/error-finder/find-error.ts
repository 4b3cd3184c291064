import { exactForm, createRunFinder } from '@frontline/search';
import ports from '@frontline/specs/ports.json' with { type: 'json' };

/** One row of the message tables. */
export interface KnownError {
  /** The exact message; several where a response has several. */
  sentences: string[];
  /** "429, Call for Help" */
  where: string;
  /** What to check first, if the table says so. */
  cause: string;
  /** Who can fix it. */
  who: string;
  href: string;
  /** Matches any field name in the same message. */
  isPattern: boolean;
}

/** Whether the headings are those of a message table. */
export const isErrorTable = ([first]: string[]): boolean => first === 'What it says';

/** Creates an error from a table row, by heading, because columns differ between pages. */
export function errorFromRow(row: {
  product: string;
  headings: string[];
  cells: string[];
  /** The `<code>` texts of the first cell. */
  codes: string[];
  href: string;
}): KnownError {
  const { product, headings, cells, codes, href } = row;
  const cell = (heading: string) => cells[headings.indexOf(heading)] ?? '';
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
  /** Share of its sentences that occur literally: 1 if each is the whole text of a field. */
  exact: number;
  score: number;
}

/** Minimum share of the words of a message, in a row, that the pasted text must contain. */
const MIN_SHARE = 0.6;
const MAX_RESULTS = 4;

/** Matches the words of an API or the port of its server. */
function apiPattern(words: string, api: keyof typeof ports): RegExp {
  return new RegExp(`${words}|:${ports[api]}\\b`, 'i');
}

const contexts: [inPaste: RegExp, inWhere: RegExp][] = [
  [apiPattern('callbutton|call button|callforhelp', 'call-for-help'), /call for help/i],
  [/cabinet\/status/i, /status call/i],
  [apiPattern('\\blockers?\\b', 'lockers'), /locker/i],
  [apiPattern('\\bradio\\b|webhooks/incoming', 'radio'), /radio/i],
];

/** The API of a field name. */
const apiOfField: [field: RegExp, inWhere: RegExp][] = [
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
 * Finds documented errors in pasted text, best first: literal matches in any field of a body, then the longest run of
 * words of a message, as in the search, plus status and path.
 */
export function findError(pasted: string, knownErrors: readonly KnownError[]): FoundError[] {
  const form = exactForm(pasted);
  const texts = textsOf(pasted);
  const [, required, selected] = fieldSentence.exec(pasted) ?? [];
  const field = required ?? selected;
  const found = knownErrors
    .map((error) => ({
      error,
      exact: exactness(error, pasted, texts),
      score: scoreOf(error, pasted, form, field),
    }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.exact - one.exact || other.score - one.score);
  const best = Math.max(...found.map(({ score }) => score));
  return found.filter(({ score }) => score >= best / 2).slice(0, MAX_RESULTS);
}

/** Every quoted text, and so every string field of a body anywhere in a log line, also of one that is quoted itself. */
const textsOf = (pasted: string): Set<string> =>
  new Set([...pasted.replaceAll('\\"', '"').matchAll(/"([^"]*)"/g)].map(([, text]) => text!));

function exactness({ sentences }: KnownError, pasted: string, texts: Set<string>): number {
  const shares = sentences.map((one) => (texts.has(one) ? 1 : pasted.includes(one) ? 0.5 : 0));
  return shares.reduce<number>((sum, share) => sum + share, 0) / sentences.length;
}

function scoreOf(error: KnownError, pasted: string, form: string, field?: string): number {
  const words = error.sentences.reduce((sum, one) => sum + sentenceScore(one, form), 0);
  const wherePattern = field ? apiOfField.find(([pattern]) => pattern.test(field))?.[1] : undefined;
  const pattern = error.isPattern && field ? 6 + (wherePattern?.test(error.where) ? 6 : 0) : 0;
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
  if (share < MIN_SHARE) return 0;
  return share * (3 + Math.min(words.length, 8));
}
