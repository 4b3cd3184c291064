/** What a field must be, where that is no single value. */
export interface Wish {
  fits: (value: unknown) => boolean;
  says: string;
  /** Values that may be quoted: the document lists them. */
  listed?: readonly unknown[];
}

/** One of the values that a document lists for a field. */
export const oneOf = (...values: string[]): Wish => ({
  fits: (value) => values.includes(value as string),
  says: values.join(' or '),
  listed: ['open', 'closed', 'opening', 'closing'],
});

/** A time that is no earlier than another one; a second is forgiven, as two clocks of one server may differ. */
export const timeFrom = (earliest?: unknown): Wish => ({
  fits: (value) => isTime(value) && !isBefore(value, earliest),
  says: isTime(earliest) ? `a time from ${earliest} on` : 'a time',
});

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value);

/** Whether both are times, and one lies more than a second before the other. */
export const isBefore = (one: unknown, other: unknown): boolean =>
  isTime(one) && isTime(other) && Date.parse(one) < Date.parse(other) - 1_000;

/** Names of fields whose values open something, and stand in no output. */
const SECRET = /code|key|token|secret|message_?id/i;

/**
 * A sentence where a field is not what it must be. Of texts that a server sent it tells the kind and the length
 * only: they may be secret.
 *
 * @param place as people read it: `cfh_request.is_closed`
 * @param because from where it is known, after a comma
 */
export function unlike(
  place: string,
  wanted: unknown,
  given: unknown,
  because = '',
): string | undefined {
  if (isWish(wanted)) {
    if (wanted.fits(given)) return undefined;
    const came = wanted.listed?.includes(given) ? String(given) : kindOf(given);
    return `\`${place}\` must be ${wanted.says}, and is ${came}.`;
  }
  if (given === wanted) return undefined;
  const kind = kindOf(given);
  const must = !isText(wanted)
    ? kindOf(wanted)
    : SECRET.test(place)
      ? `the same ${kindOf(wanted)}${because ? '' : ' as before'}`
      : `“${wanted}”`;
  const isAlike = isText(wanted) && kind === kindOf(wanted);
  return `\`${place}\` must be ${must}${because}, and is ${isAlike ? kind.replace(' ', ' other ') : kind}.`;
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && !isTime(value);

const isWish = (wanted: unknown): wanted is Wish =>
  typeof wanted === 'object' && wanted !== null && 'fits' in wanted;

/** A value in words that give no secret away. */
export function kindOf(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === '') return 'empty';
  if (isTime(value)) return value;
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'string') return counted(value);
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}

/** `6 digits`, `4 characters` */
function counted(text: string): string {
  const what = /^\d+$/.test(text) ? 'digit' : 'character';
  return `${text.length} ${what}${text.length === 1 ? '' : 's'}`;
}
