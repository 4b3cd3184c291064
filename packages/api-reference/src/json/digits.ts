/**
 * Numbers that keep their source digits. Most numbers round-trip through JavaScript; the others, such as
 * 9007199254740993, 1.10 and 1e400, become an object with the digits under a key no document uses. Plain data
 * survives cloning, files, and caches, where a class instance would not.
 */
const NAME = '\u0000digits';

interface Digits {
  [NAME]: string;
}

export const isDigits = (value: unknown): value is Digits =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, NAME);

/** JSON number grammar (RFC 8259, section 6). */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

export const isJsonNumber = (text: string): boolean => NUMBER.test(text);

/** Parses JSON number text; returns the digits where JavaScript would print the number differently. */
export const parseNumber = (text: string): number | Digits =>
  roundTrips(text) ? Number(text) : { [NAME]: text };

const roundTrips = (text: string): boolean => String(Number(text)) === text;

/** The closest JavaScript number, or undefined if the value is not a number. */
export function asNumber(value: unknown): number | undefined {
  if (isDigits(value)) return Number(value[NAME]);
  return typeof value === 'number' ? value : undefined;
}

export const isNumber = (value: unknown): value is number | Digits => asNumber(value) !== undefined;

/** Whether the value is an integer; 1.0 counts as one in JSON Schema. */
export const isInteger = (value: unknown): boolean => Number.isInteger(asNumber(value));

/** Matches strings too, so that digits inside them are skipped. */
const TOKENS = /"(?:[^"\\]+|\\.)*"|-?\d[\d.eE+-]*/g;

/** Parses JSON without losing digits. @throws {SyntaxError} the text is not JSON */
export function parseJson(text: string): unknown {
  const plain: unknown = JSON.parse(text);
  const tagged = text.replaceAll(TOKENS, (token) =>
    token.startsWith('"') || roundTrips(token) ? token : JSON.stringify({ [NAME]: token }),
  );
  return tagged === text ? plain : (JSON.parse(tagged) as unknown);
}

const TAGGED = new RegExp(
  `\\{\\s*${JSON.stringify(NAME).replaceAll('\\', '\\\\')}:\\s*"([^"]*)"\\s*\\}`,
  'g',
);

/** Serializes to JSON with the source digits of each number. */
export const printJson = (value: unknown, indent?: number): string =>
  // Inside a JSON string these quotes are escaped, so the pattern cannot match there.
  JSON.stringify(value ?? null, null, indent).replaceAll(TAGGED, '$1');

/** Whether two values serialize to the same JSON. */
export const isSameJson = (one: unknown, other: unknown): boolean =>
  printJson(one) === printJson(other);

/** A string as it is, any other value as JSON. */
export const plainText = (value: unknown): string =>
  typeof value === 'string' ? value : printJson(value);

/** Whether a value contains a number that JavaScript would print differently. */
export const hasDigits = (value: unknown): boolean =>
  isDigits(value) ||
  (typeof value === 'object' && value !== null && Object.values(value).some(hasDigits));

/** Replaces digits with the closest JavaScript numbers, for validators that expect numbers. */
export const withNumbers = (value: unknown): unknown => JSON.parse(printJson(value));
