import fc from 'fast-check';
import { asNumber } from '../json/digits.ts';
import { textOf, type JsonObject, readPattern } from '../json/json.ts';

/** Generates a string that satisfies the format, pattern, and length of a schema. `turn` varies it. */
export function generateText(schema: JsonObject, turn: number): string | undefined {
  const least = asNumber(schema['minLength']) ?? 0;
  const most = asNumber(schema['maxLength']) ?? Infinity;
  const fits = (text: string) => lengthOf(text) >= least && lengthOf(text) <= most;
  const pattern = textOf(schema['pattern']);
  if (pattern) {
    const all = matching(pattern, least, most).filter(fits);
    return all[turn % Math.max(1, all.length)];
  }
  const format = FORMATS[textOf(schema['format'])];
  if (format && least <= MAX_LENGTH) return withLength(format(turn), least, most);
  if (schema['contentEncoding'] === 'base64') return 'dGV4dA==';
  if (least > MAX_LENGTH || most < 0) return undefined;
  const plain = turn === 0 ? 'text' : `${turn + 1} text`;
  const long = plain.padEnd(least, ' text');
  const text = lengthOf(long) > most ? long.slice(0, most) : long;
  return text.endsWith(' ') ? `${text.slice(0, -1)}s` : text;
}

/** Pads or cuts the value of a format: an address at its end, others such as an email at their beginning. */
function withLength(value: string, least: number, most: number): string {
  const more = least - value.length;
  if (more <= 0) return value.slice(0, Math.max(0, most));
  return value.includes('/') ? value + '/'.padEnd(more, 'path') : 'a'.repeat(more) + value;
}

/** Longer strings are not generated. */
const MAX_LENGTH = 100_000;

/** JSON Schema counts code points, JavaScript UTF-16 units. */
const lengthOf = (text: string) => [...text].length;

/** Strings that match a pattern, the most readable first; none if the pattern cannot be inverted. */
function matching(pattern: string, least: number, most: number): string[] {
  const key = `${least} ${most} ${pattern}`;
  const cached = cache.get(key);
  if (cached) return cached;
  const own = readPattern(pattern);
  const all = own
    ? [pattern, pattern.replaceAll(LOOKAHEAD, '')].flatMap((one) =>
        [`^(?:${one})$`, one].flatMap((each) => samplesOf(each, least, most)),
      )
    : [];
  const found = [...new Set(all)].filter((text) => own?.test(text)).toSorted(byReadability);
  cache.set(key, found);
  return found;
}

/** A lookahead, which fast-check cannot generate: the strings without it are tried. */
const LOOKAHEAD = /\(\?[=!](?:[^()\\]|\\.|\((?:[^()\\]|\\.)*\))*\)/g;

const cache = new Map<string, string[]>();

function samplesOf(pattern: string, least: number, most: number): string[] {
  try {
    const texts = fc.stringMatching(readPattern(pattern)!, {
      size: least > 10 ? 'large' : 'small',
      ...(most === Infinity || most < 1 ? {} : { maxLength: most }),
    });
    return fc.sample(texts, { seed: 1, numRuns: 200 });
  } catch {
    return [];
  }
}

const byReadability = (one: string, other: string): number =>
  hardness(one) - hardness(other) || (one < other ? -1 : 1);

const hardness = (text: string): number =>
  text.replaceAll(/[ -~]/g, '').length * 100 +
  text.replaceAll(/[\w-]/g, '').length * 10 +
  Math.abs(text.length - 6);

const two = (turn: number): string => String(10 + (turn % 18));

const FORMATS: Record<string, (turn: number) => string> = {
  'date-time': (turn) => `2025-03-${two(turn + 4)}T15:04:05Z`,
  date: (turn) => `2025-03-${two(turn + 4)}`,
  time: (turn) => `15:04:${two(turn)}Z`,
  duration: (turn) => `PT${turn + 1}H`,
  uuid: (turn) => `123e4567-e89b-12d3-a456-4266141740${String(turn % 100).padStart(2, '0')}`,
  uri: (turn) => `https://www.example.com${turn ? `/${turn}` : ''}`,
  url: (turn) => `https://www.example.com${turn ? `/${turn}` : ''}`,
  'uri-reference': (turn) => `/path/${turn + 1}`,
  'uri-template': (turn) => `/path/${turn + 1}/{id}`,
  iri: (turn) => `https://www.example.com${turn ? `/${turn}` : ''}`,
  'iri-reference': (turn) => `/path/${turn + 1}`,
  email: (turn) => `person${turn || ''}@example.com`,
  'idn-email': (turn) => `person${turn || ''}@example.com`,
  hostname: (turn) => `www${turn || ''}.example.com`,
  'idn-hostname': (turn) => `www${turn || ''}.example.com`,
  ipv4: (turn) => `192.0.2.${two(turn)}`,
  ipv6: (turn) => `2001:db8::${turn + 1}`,
  'json-pointer': (turn) => `/field/${turn}`,
  'relative-json-pointer': (turn) => `${turn}`,
  regex: (turn) => `^[a-z]{${turn + 1}}$`,
  byte: (turn) => (turn === 0 ? 'dGV4dA==' : btoa(`text ${turn}`)),
  binary: () => 'contents of the file',
};
