import {
  ANY,
  isJsonNumber,
  parseNumber,
  parseJson,
  plainText,
  type FormParameter,
  type FormSchema,
  type Json,
  type OperationForm,
} from '@frontline/api-reference/page';
import type { ApiName } from '../../../sandbox/shared/apis.ts';

/** Whether a parameter may have several values, so that its text is JSON. */
export const isStructured = ({ type }: FormSchema): boolean =>
  type === 'array' || type === 'object' || type === ANY;

/** Parses the text of a parameter; undefined if nothing is sent. */
export function valueOf(text: string, schema: FormSchema): Json | undefined {
  // A lone surrogate, as a paste can leave it, cannot be percent-encoded.
  const whole = text.replaceAll(/\p{Surrogate}/gu, '\ufffd');
  if (!isStructured(schema)) return whole;
  const value = parseOrText(whole);
  return Array.isArray(value) && value.length === 0 ? undefined : value;
}

/** Text of a parameter for a value from the form. */
export const textOf = (value: unknown): string => (value === undefined ? '' : plainText(value));

/** Parses JSON; any other text is returned unchanged. */
export function parseOrText(text: string): Json {
  try {
    return parseJson(text) as Json;
  } catch {
    return text;
  }
}

/** Parses the input of a field. Text that is not a number stays text, for validation to report. */
export function parseInput(text: string, { type }: FormSchema): unknown {
  if (text === '') return undefined;
  if (type === ANY) return parseOrText(text);
  return (type === 'integer' || type === 'number') && isJsonNumber(text) ? parseNumber(text) : text;
}

/** A parameter is identified by name and location (OpenAPI 3.1.1, Parameter Object). */
export const parameterKey = ({ in: place, name }: FormParameter): string => `${place}:${name}`;

/** The API of a form that has a server in this page or on this computer. */
export const apiOf = ({ api }: OperationForm) => api as ApiName;

/** The server that receives a call: in this page, on this computer, or elsewhere. */
export type Target = 'page' | 'computer' | 'other';

export interface FormState {
  target: Target;
  /** Base URL of another server, without a trailing slash. */
  otherUrl: string;
  /** Input of each credential, by name. */
  credentials: Record<string, string>;
  /** Text of each parameter, by key; JSON for arrays and objects. */
  parameters: Record<string, string>;
  /** Media type of the body; the first one by default. */
  mediaType?: string;
  mode: 'form' | 'raw';
  /** The body as a value, possibly incomplete while the reader types. */
  body: unknown;
  /** Alternatives that the reader has chosen in the body, by path; others are inferred from their value. */
  chosen?: Record<string, number>;
  /** The body as text, sent in raw mode. */
  raw: string;
}

/** `claimRequest` → `claim-request` */
export const kebab = (name: string): string =>
  name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
