import { isDigits } from './digits.ts';

/** A number that JavaScript would write otherwise is an object of its own (digits.ts). */
export type Json = null | boolean | number | string | Json[] | JsonObject;

export interface JsonObject {
  [key: string]: Json | undefined;
}

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isDigits(value);

export const textOf = (value: Json | undefined): string =>
  typeof value === 'string' ? value.trim() : '';

export const listOf = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);

/**
 * A `pattern` of a schema (JSON Schema 2020-12, section 6.3.3): with the flag u, or as older programs read it where it is
 * no expression then, such as `{[0-9]}`. Undefined where it is none either way, such as `(?i)a` of other languages.
 */
export function readPattern(pattern: string): RegExp | undefined {
  for (const flags of ['u', '']) {
    try {
      return new RegExp(pattern, flags);
    } catch {
      continue;
    }
  }
  return undefined;
}
