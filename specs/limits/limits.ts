import type { WrittenLimit } from '../document.ts';

/** A limit as programs and readers need it. The first four fields are those of the document. */
export interface Limit extends WrittenLimit {
  id: string;
  /** `60 seconds` */
  text: string;
  /** As people say it: `a minute`. */
  about: string;
}

/** One that is a duration. */
export interface Duration extends Limit {
  ms: number;
  seconds: number;
  days: number;
}

/** One that is a size. */
export interface Size extends Limit {
  bytes: number;
}

/** One whose letters are written beside it: which, and how many an id or a code has. */
export interface Letters extends Limit {
  alphabet: string;
  length: number;
}

/** What of a document is read for them. */
export interface Limited {
  info?: { title: string };
  servers?: { url: string }[];
  'x-limits'?: Record<string, WrittenLimit>;
}

/**
 * The limits of a document: those it writes under `x-limits`, and `port`, which is that of its first address.
 */
export function limitsIn(document: Limited): Record<string, Limit> {
  const written = Object.entries(document['x-limits'] ?? {}).filter(
    ([, limit]) => typeof limit?.value === 'number' && typeof limit.unit === 'string',
  );
  const port = Number(/:(\d+)\b/.exec(document.servers?.[0]?.url ?? '')?.[1]);
  const all: [string, WrittenLimit][] = Number.isNaN(port)
    ? written
    : [...written, ['port', { value: port, unit: 'port', per: 'server', by: 'specification' }]];
  return Object.fromEntries(all.map(([id, limit]) => [id, limitOf(id, limit)]));
}

function limitOf(id: string, limit: WrittenLimit): Limit | Duration | Size | Letters {
  const words = { id, ...limit, text: plainWords(limit), about: aboutWords(limit) };
  const { unit, value, alphabet } = limit;
  if (alphabet !== undefined) {
    const length = unit === 'bits' ? Math.ceil(value / Math.log2(alphabet.length)) : value;
    return { ...words, alphabet, length };
  }
  const seconds = inSeconds(value, unit);
  if (seconds !== undefined)
    return { ...words, ms: seconds * 1_000, seconds, days: seconds / 86_400 };
  if (unit === 'KiB') return { ...words, bytes: value * 1_024 };
  return words;
}

/** One API's limit, with what readers call the API. */
interface Kept {
  api: string;
  title: string;
  limit: Limit;
}

/** The limits of several documents, by the name that pages know: `port` is `port-radio` there. */
export function limitsByName(documents: Record<string, Limited>): Map<string, Kept[]> {
  const byName = new Map<string, Kept[]>();
  for (const [api, document] of Object.entries(documents)) {
    const title = document.info?.title.replace(/ API$/, '') ?? api;
    for (const limit of Object.values(limitsIn(document))) {
      const name = limit.id === 'port' ? `port-${api}` : limit.id;
      byName.set(name, [...(byName.get(name) ?? []), { api, title, limit }]);
    }
  }
  return byName;
}

/**
 * What a reader is told of a limit that one API has, or several. Where they differ, each is named:
 * `64 KiB for Call for Help and Radio, 32 KiB for Lockers`.
 */
export function saidOf(kept: Kept[], as: 'text' | 'about'): string {
  const words = [...new Set(kept.map(({ limit }) => limit[as]))];
  if (words.length === 1) return words[0]!;
  const apisOf = (said: string) =>
    kept.filter(({ limit }) => limit[as] === said).map(({ title }) => title);
  return words.map((said) => `${said} for ${apisOf(said).join(' and ')}`).join(', ');
}

const secondsPer: Record<string, number> = {
  seconds: 1,
  minutes: 60,
  hours: 3_600,
  days: 86_400,
};

/** A duration in seconds, or nothing where the unit is none of time. */
function inSeconds(value: number, unit: string): number | undefined {
  const each = Object.hasOwn(secondsPer, unit) ? secondsPer[unit] : undefined;
  return each === undefined ? undefined : value * each;
}

/** `1,600 characters`, `1 second`, `64 KiB`; a port is a name, so it has neither comma nor unit. */
export const plainWords = ({ value, unit }: WrittenLimit): string =>
  unit === 'port' ? String(value) : `${withCommas(value)} ${inNumber(unit, value)}`;

/** The same as people say it: `a minute`, `ten minutes`, `six digits`; `64 KiB` stays. */
export function aboutWords({ value, unit }: WrittenLimit): string {
  if (unit === 'port' || unit === 'KiB') return plainWords({ value, unit } as WrittenLimit);
  const seconds = inSeconds(value, unit);
  if (!seconds) return `${inWords(value)} ${inNumber(unit, value)}`;
  const [each, name] = steps.find(([each]) => seconds % each === 0)!;
  const count = seconds / each;
  if (count === 1) return `${name === 'hours' ? 'an' : 'a'} ${inNumber(name, 1)}`;
  return `${inWords(count)} ${name}`;
}

export const withCommas = (value: number): string => value.toLocaleString('en-US');

/** The larger ones that a duration is told in, where it is a whole number of them. */
const steps: [seconds: number, name: string][] = [
  [365 * 86_400, 'years'],
  [86_400, 'days'],
  [3_600, 'hours'],
  [60, 'minutes'],
  [1, 'seconds'],
];

const small = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

const inWords = (value: number): string => small[value] ?? withCommas(value);

/** `seconds` of one is `second`, `wrong codes` of one `wrong code`. */
const inNumber = (unit: string, value: number): string =>
  value === 1 ? unit.replace(/s$/, '') : unit;
