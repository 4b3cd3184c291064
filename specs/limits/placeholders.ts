import { parseDocument } from 'yaml';
import type { OpenApiDocument } from '../document.ts';
import {
  limitsIn,
  type Duration,
  type Limit,
  type Size,
  aboutWords,
  plainWords,
  withCommas,
} from './limits.ts';
import { brand } from '../../brand/brand.ts';

const PLACEHOLDER = /\{limit:([^{}]*)\}/g;
const QUOTED = /(['"])\{limit:((?:(?! as )[^{}])*)\}\1/g;

/**
 * Replaces the placeholders of a document by its limits. In prose, `{limit:press-wait}` becomes `60 seconds` and
 * `{limit:press-wait as about}` `a minute`; an expression such as `{limit:10 ^ open-code-length}` is evaluated from
 * left to right, with a minimum of 1. Alone in quotes, either becomes a number. The YAML anchors under `x-limits` and
 * aliases such as `*delay-max` become the value.
 *
 * @throws {RangeError} for an unknown limit, with the list of limits
 */
export function withLimits(text: string): string {
  // Other documents may have a path parameter such as `{limit:int}`.
  if (!/^x-limits:$/m.test(text)) return text;
  const document = parseDocument(text);
  // The caller parses it again and reports the error.
  if (document.errors.length > 0) return text;
  const limits = limitsIn(document.toJS() as OpenApiDocument);
  return text
    .replaceAll(QUOTED, (_, _quote, expression: string) => String(evaluate(expression, limits)))
    .replaceAll(PLACEHOLDER, (_, placeholder: string) => textFor(placeholder, limits))
    .replaceAll(/(?<=: )[&*]([\w-]+)(?: \d+)?(?=$|,| \})/gm, (whole, id: string) =>
      Object.hasOwn(limits, id) ? String(limits[id]!.value) : whole,
    );
}

function textFor(placeholder: string, limits: Record<string, Limit>): string {
  const [, expression = placeholder, as] = /^(.*\S) as (\w+)$/.exec(placeholder) ?? [];
  const value = evaluate(expression, limits);
  const only = Object.hasOwn(limits, expression) ? limits[expression] : undefined;
  if (as === 'number') return String(value);
  if (as === 'about') return only ? only.about : aboutWords(inSeconds(value));
  if (as === 'days') return plainWords({ ...inSeconds(Math.floor(value / 86_400)), unit: 'days' });
  if (as === 'zeros') return '0'.repeat(value);
  if (as !== undefined)
    throw new RangeError(`"{limit:${placeholder}}": after "as" goes about, number, days or zeros.`);
  return only ? only.text : withCommas(value);
}

/** The value of an expression: seconds, bytes or a count. */
function evaluate(expression: string, limits: Record<string, Limit>): number {
  const [first = '', ...rest] = expression.trim().split(/\s+/);
  let value = term(first, limits);
  for (let index = 0; index < rest.length; index += 2) {
    const [sign = '', next = ''] = rest.slice(index, index + 2);
    const calculate = Object.hasOwn(operators, sign) ? operators[sign] : undefined;
    if (!calculate)
      throw new RangeError(
        `"{limit:${expression}}": "${sign}" is none of ${Object.keys(operators).join(' ')}.`,
      );
    value = calculate(value, term(next, limits));
  }
  return rest.length === 0 ? value : Math.max(1, value);
}

const operators: Record<string, (one: number, other: number) => number> = {
  '+': (one, other) => one + other,
  '-': (one, other) => one - other,
  '*': (one, other) => one * other,
  '/': (one, other) => one / other,
  '^': (one, other) => one ** other,
};

function term(word: string, limits: Record<string, Limit>): number {
  if (/^\d+$/.test(word)) return Number(word);
  const limit = Object.hasOwn(limits, word) ? limits[word] : undefined;
  if (limit) return (limit as Duration).seconds ?? (limit as Size).bytes ?? limit.value;
  throw new RangeError(
    `There is no limit "${word}" in this document. Use one of: ${Object.keys(limits).join(', ')}.`,
  );
}

const inSeconds = (value: number) =>
  ({ value, unit: 'seconds', per: '', by: 'reference server' }) as const;

/** The published text of a document: with brand values and limits filled in. */
export const publishedText = (text: string): string => withLimits(withProviderWords(text));

/**
 * The placeholder in documents and pages for the authentication scheme of call button keys (specification,
 * section 6), a setting of the brand.
 */
const SCHEME = 'ProviderScheme';

/** Replaces the placeholder in a document or page by the value of the brand. */
export const withProviderWords = (text: string): string =>
  text.replaceAll(SCHEME, brand.credentialScheme);
