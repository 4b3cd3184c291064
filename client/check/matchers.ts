/** Describes a field that may have more than one value. */
export interface Matcher {
  matches: (value: unknown) => boolean;
  description: string;
  /** Documented values, which are safe to quote in messages. */
  knownValues?: readonly unknown[];
}

export const oneOf = (...values: string[]): Matcher => ({
  matches: (value) => values.includes(value as string),
  description: values.join(' or '),
  knownValues: ['open', 'closed', 'opening', 'closing'],
});

/** A time not before `earliest`, with one second of tolerance for clock skew between machines of one server. */
export const timeFrom = (earliest?: unknown): Matcher => ({
  matches: (value) => isTime(value) && !isBefore(value, earliest),
  description: isTime(earliest) ? `a time from ${earliest} on` : 'a time',
});

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value);

/** Whether both are times, and the first is more than one second earlier. */
export const isBefore = (one: unknown, other: unknown): boolean =>
  isTime(one) && isTime(other) && Date.parse(one) < Date.parse(other) - 1_000;

/** Fields with secret values, which never appear in output. */
const SECRET = /code|key|token|secret|message_?id/i;

/**
 * A message if a field has the wrong value. Text that a server sent may be secret, so only its kind and length
 * are reported.
 *
 * @param path `cfh_request.is_closed`
 * @param because the source of the expectation, starting with a comma
 */
export function describeMismatch(
  path: string,
  expected: unknown,
  actual: unknown,
  because = '',
): string | undefined {
  if (isMatcher(expected)) {
    if (expected.matches(actual)) return undefined;
    const shown = expected.knownValues?.includes(actual) ? String(actual) : describeValue(actual);
    return `\`${path}\` must be ${expected.description}, and is ${shown}.`;
  }
  if (actual === expected) return undefined;
  const kind = describeValue(actual);
  const must = !isText(expected)
    ? describeValue(expected)
    : SECRET.test(path)
      ? `the same ${describeValue(expected)}${because ? '' : ' as before'}`
      : `“${expected}”`;
  const isAlike = isText(expected) && kind === describeValue(expected);
  return `\`${path}\` must be ${must}${because}, and is ${isAlike ? kind.replace(' ', ' other ') : kind}.`;
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && !isTime(value);

const isMatcher = (expected: unknown): expected is Matcher =>
  typeof expected === 'object' && expected !== null && 'matches' in expected;

/** Describes a value without revealing text: `6 digits`, `an object`. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === '') return 'empty';
  if (isTime(value)) return value;
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'string') return countCharacters(value);
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}

/** `6 digits`, `4 characters` */
function countCharacters(text: string): string {
  const what = /^\d+$/.test(text) ? 'digit' : 'character';
  return `${text.length} ${what}${text.length === 1 ? '' : 's'}`;
}
