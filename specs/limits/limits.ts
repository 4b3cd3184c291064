import type { WrittenLimit } from '../document.ts';

/** A limit with its texts, besides the fields of the document. */
export interface Limit extends WrittenLimit {
  id: string;
  /** `60 seconds` */
  text: string;
  /** In words: `a minute`. */
  about: string;
}

export interface Duration extends Limit {
  ms: number;
  seconds: number;
  days: number;
}

export interface Size extends Limit {
  bytes: number;
}

/** The alphabet and length of an id or a code. */
export interface Letters extends Limit {
  alphabet: string;
  length: number;
}

/** The part of a document that contains limits. */
export interface LimitsSource {
  info?: { title: string };
  servers?: { url: string }[];
  'x-limits'?: Record<string, WrittenLimit>;
}

/**
 * The limits of a document: those under `x-limits`, and `port`, that of its first server URL.
 */
export function limitsIn(document: LimitsSource): Record<string, Limit> {
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

/** A limit of one API, with the API's title. */
interface ApiLimit {
  title: string;
  limit: Limit;
}

/** The limits of several documents by the name that pages use: `port` becomes `port-radio`. */
export function limitsByName(documents: Record<string, LimitsSource>): Map<string, ApiLimit[]> {
  const byName = new Map<string, ApiLimit[]>();
  for (const [api, document] of Object.entries(documents)) {
    const title = document.info?.title.replace(/ API$/, '') ?? api;
    for (const limit of Object.values(limitsIn(document))) {
      const name = limit.id === 'port' ? `port-${api}` : limit.id;
      byName.set(name, [...(byName.get(name) ?? []), { title, limit }]);
    }
  }
  return byName;
}

/**
 * The text of a limit that one or several APIs have. If they differ, it names the APIs of each:
 * `64 KiB for Call for Help and Radio, 32 KiB for Lockers`.
 */
export function formatLimit(limits: ApiLimit[], as: 'text' | 'about'): string {
  const texts = [...new Set(limits.map(({ limit }) => limit[as]))];
  if (texts.length === 1) return texts[0]!;
  const apisOf = (text: string) =>
    limits.filter(({ limit }) => limit[as] === text).map(({ title }) => title);
  return texts.map((text) => `${text} for ${apisOf(text).join(' and ')}`).join(', ');
}

const secondsPer: Record<string, number> = {
  seconds: 1,
  minutes: 60,
  hours: 3_600,
  days: 86_400,
};

/** A duration in seconds; undefined if the unit is not one of time. */
function inSeconds(value: number, unit: string): number | undefined {
  const each = Object.hasOwn(secondsPer, unit) ? secondsPer[unit] : undefined;
  return each === undefined ? undefined : value * each;
}

/** `1,600 characters`, `1 second`, `64 KiB`; a port has neither comma nor unit. */
export const plainWords = ({ value, unit }: WrittenLimit): string =>
  unit === 'port' ? String(value) : `${withCommas(value)} ${pluralize(unit, value)}`;

/** The same in words: `a minute`, `ten minutes`, `six digits`; `64 KiB` is unchanged. */
export function aboutWords({ value, unit }: WrittenLimit): string {
  if (unit === 'port' || unit === 'KiB') return plainWords({ value, unit } as WrittenLimit);
  const seconds = inSeconds(value, unit);
  if (!seconds) return `${numberWord(value)} ${pluralize(unit, value)}`;
  const [each, name] = timeUnits.find(([each]) => seconds % each === 0)!;
  const count = seconds / each;
  if (count === 1) return `${name === 'hours' ? 'an' : 'a'} ${pluralize(name, 1)}`;
  return `${numberWord(count)} ${name}`;
}

export const withCommas = (value: number): string => value.toLocaleString('en-US');

/** Units of time, largest first: a duration is printed in the first one that divides it. */
const timeUnits: [seconds: number, name: string][] = [
  [365 * 86_400, 'years'],
  [86_400, 'days'],
  [3_600, 'hours'],
  [60, 'minutes'],
  [1, 'seconds'],
];

const numberWords = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

const numberWord = (value: number): string => numberWords[value] ?? withCommas(value);

/** The singular of a unit for 1: `second`, `wrong code`; else the plural. */
const pluralize = (unit: string, value: number): string =>
  value === 1 ? unit.replace(/s$/, '') : unit;
