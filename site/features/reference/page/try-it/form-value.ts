import {
  ANY,
  isJsonNumber,
  parseNumber,
  parseJson,
  plainText,
  type FormSchema,
  type Json,
} from '@frontline/api-reference/page';

/** Whether a parameter holds more than one value, so that its text is JSON. */
export const isStructured = ({ type }: FormSchema): boolean =>
  type === 'array' || type === 'object' || type === ANY;

/** The value that the text of a parameter stands for; undefined where nothing is to be sent. */
export function valueOf(text: string, schema: FormSchema): Json | undefined {
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
export function typed(text: string, { type }: FormSchema): unknown {
  if (text === '') return undefined;
  if (type === ANY) return parsed(text);
  return (type === 'integer' || type === 'number') && isJsonNumber(text) ? parseNumber(text) : text;
}

/** Who answers: this page, a server on this computer, or another one. */
export type Target = 'page' | 'computer' | 'other';

/** What a reader has set in a console. */
export interface FormState {
  target: Target;
  /** The address of another server, without a slash at the end. */
  otherUrl: string;
  credential: string;
  /** What is typed for each further credential, by its key. */
  otherCredentials?: Record<string, string>;
  /** Text for each parameter by its key; that of a list or an object is JSON. */
  parameters: Record<string, string>;
  /** Of the body; without it, the first. */
  mediaType?: string;
  mode: 'form' | 'raw';
  /** The body as a value; text fields of it may be half typed. */
  body: unknown;
  /** Which alternatives the reader has chosen in the body; others are told by what it holds. */
  chosen?: Record<string, number>;
  /** The body as text, which counts in raw mode. */
  raw: string;
}

/** `claimRequest` → `claim-request` */
export const kebab = (name: string): string =>
  name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
