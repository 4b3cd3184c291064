import { isJsonNumber, numberIn, parseJson, plainText } from '../digits.ts';
import type { Schema } from '@frontline/specs/document';
import type { Json } from '../json.ts';

/** What the form calls a value that no input can be drawn for: it is typed as JSON. */
export const ANY = 'JSON';

/** Whether a parameter holds more than one value, so that its text is JSON. */
export const isStructured = ({ type }: Schema): boolean =>
  type === 'array' || type === 'object' || type === ANY;

/** The value that the text of a parameter stands for; undefined where nothing is to be sent. */
export function valueOf(text: string, schema: Schema): Json | undefined {
  // Half of a character, as a paste can leave it, has no code in an address.
  const whole = text.replaceAll(/\p{Surrogate}/gu, '\ufffd');
  if (!isStructured(schema)) return whole;
  const value = parsed(whole);
  return Array.isArray(value) && value.length === 0 ? undefined : value;
}

/** The text of a parameter for a value that was set in a form. */
export const textOf = (value: unknown): string => (value === undefined ? '' : plainText(value));

/** What a text stands for that may be JSON. */
export function parsed(text: string): Json {
  try {
    return parseJson(text) as Json;
  } catch {
    return text;
  }
}

/** The value that is typed into a field. Text that is no number stays text, for the check to name. */
export function typed(text: string, { type }: Schema): unknown {
  if (text === '') return undefined;
  if (type === ANY) return parsed(text);
  return (type === 'integer' || type === 'number') && isJsonNumber(text) ? numberIn(text) : text;
}
