/**
 * Numbers with the digits they were written with. JavaScript keeps most numbers as they are; the others, such as
 * 9007199254740993, 1.10 and 1e400, are their digits under a name that no document has. As plain data they outlive
 * copies, files and caches, which no class does.
 */
const NAME = '\u0000digits';

export interface Digits {
  [NAME]: string;
}

export const isDigits = (value: unknown): value is Digits =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, NAME);

/** As JSON writes a number (RFC 8259). */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

export const isJsonNumber = (text: string): boolean => NUMBER.test(text);

/** The number that a text of JSON writes. */
export const numberIn = (text: string): number | Digits =>
  isKept(text) ? Number(text) : { [NAME]: text };

const isKept = (text: string): boolean => String(Number(text)) === text;

/** The nearest number that can be compared and counted with; undefined for what is none. */
export function asNumber(value: unknown): number | undefined {
  if (isDigits(value)) return Number(value[NAME]);
  return typeof value === 'number' ? value : undefined;
}

export const isNumber = (value: unknown): value is number | Digits => asNumber(value) !== undefined;

/** Whether it has no fraction, however it is written: 1.0 is an integer in JSON Schema. */
export const isInteger = (value: unknown): boolean => Number.isInteger(asNumber(value));

/** Strings are skipped, so that digits inside one stay text. */
const TOKENS = /"(?:[^"\\]+|\\.)*"|-?\d[\d.eE+-]*/g;

/** Reads JSON. @throws {SyntaxError} the text is none */
export function parseJson(text: string): unknown {
  const plain: unknown = JSON.parse(text);
  const kept = text.replaceAll(TOKENS, (token) =>
    token.startsWith('"') || isKept(token) ? token : JSON.stringify({ [NAME]: token }),
  );
  return kept === text ? plain : (JSON.parse(kept) as unknown);
}

const WRITTEN = new RegExp(
  `\\{\\s*${JSON.stringify(NAME).replaceAll('\\', '\\\\')}:\\s*"([^"]*)"\\s*\\}`,
  'g',
);

/** Writes JSON, each number with its digits. */
export const printJson = (value: unknown, indent?: number): string =>
  // In a string these quotes would stand behind backslashes.
  JSON.stringify(value ?? null, null, indent).replaceAll(WRITTEN, '$1');

/** Whether two values are written alike. */
export const alike = (one: unknown, other: unknown): boolean => printJson(one) === printJson(other);

/** A value as text: as it is, or as JSON. */
export const plainText = (value: unknown, indent?: number): string =>
  typeof value === 'string' ? value : printJson(value, indent);

/** Whether a value has a number that JavaScript would write in another way. */
export const holdsDigits = (value: unknown): boolean =>
  isDigits(value) ||
  (typeof value === 'object' && value !== null && Object.values(value).some(holdsDigits));

/** A value with the nearest numbers, for what compares by them. */
export function nearest(value: unknown): unknown {
  if (isDigits(value)) return asNumber(value);
  if (Array.isArray(value)) return value.map(nearest);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, nearest(one)]));
}
