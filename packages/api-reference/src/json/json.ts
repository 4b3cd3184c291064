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
