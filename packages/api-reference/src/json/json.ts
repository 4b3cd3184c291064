import { isDigits } from './digits.ts';

/** Numbers that JavaScript would print differently are `Digits` objects (digits.ts). */
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
 * Compiles a schema `pattern` (JSON Schema 2020-12, section 6.3.3) with the `u` flag, or without it where that fails, as
 * for `{[0-9]}`. Undefined for syntax of other languages, such as `(?i)a`.
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
