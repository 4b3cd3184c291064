import type { WrittenLimit } from '../document.ts';
import { aboutWords, plainWords, inSeconds } from './words.ts';

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
