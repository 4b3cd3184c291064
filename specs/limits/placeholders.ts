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
import { withProviderWords } from '../provider-words.ts';

const PLACEHOLDER = /\{limit:([^{}]*)\}/g;
const QUOTED = /(['"])\{limit:((?:(?! as )[^{}])*)\}\1/g;

/**
 * A document as it is published: with its limits in the place of what stands for them. In prose,
 * `{limit:press-wait}` is `60 seconds` and `{limit:press-wait as about}` `a minute`; a calculation such as
 * `{limit:10 ^ open-code-length}` goes from left to right and is never less than one. Alone in quotes, either
 * is a number. The anchors under `x-limits`, and `*delay-max` where a keyword repeats one, become its value.
 *
 * @throws {RangeError} naming the limits there are
 */
export function withLimits(text: string): string {
  // Documents of others may write `{limit:int}` in a path, and mean their own.
  if (!/^x-limits:$/m.test(text)) return text;
  const document = parseDocument(text);
  // Whoever reads it says where the fault is.
  if (document.errors.length > 0) return text;
  const limits = limitsIn(document.toJS() as OpenApiDocument);
  return text
    .replaceAll(QUOTED, (_, _quote, asked: string) => String(valueOf(asked, limits)))
    .replaceAll(PLACEHOLDER, (_, asked: string) => wordsOf(asked, limits))
    .replaceAll(/(?<=: )[&*]([\w-]+)(?: \d+)?(?=$|,| \})/gm, (whole, id: string) =>
      Object.hasOwn(limits, id) ? String(limits[id]!.value) : whole,
    );
}

function wordsOf(asked: string, limits: Record<string, Limit>): string {
  const [, expression = asked, as] = /^(.*\S) as (\w+)$/.exec(asked) ?? [];
  const value = valueOf(expression, limits);
  const only = Object.hasOwn(limits, expression) ? limits[expression] : undefined;
  if (as === 'number') return String(value);
  if (as === 'about') return only ? only.about : aboutWords(timed(value));
  if (as === 'days') return plainWords({ ...timed(Math.floor(value / 86_400)), unit: 'days' });
  if (as === 'zeros') return '0'.repeat(value);
  if (as !== undefined)
    throw new RangeError(`"{limit:${asked}}": after "as" stands about, number, days or zeros.`);
  return only ? only.text : withCommas(value);
}

/** What a calculation comes to: seconds, bytes or a count. */
function valueOf(expression: string, limits: Record<string, Limit>): number {
  const [first = '', ...rest] = expression.trim().split(/\s+/);
  let value = term(first, limits);
  for (let index = 0; index < rest.length; index += 2) {
    const [sign = '', next = ''] = rest.slice(index, index + 2);
    const calculate = Object.hasOwn(signs, sign) ? signs[sign] : undefined;
    if (!calculate)
      throw new RangeError(
        `"{limit:${expression}}": "${sign}" is none of ${Object.keys(signs).join(' ')}.`,
      );
    value = calculate(value, term(next, limits));
  }
  return rest.length === 0 ? value : Math.max(1, value);
}

const signs: Record<string, (one: number, other: number) => number> = {
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

const timed = (value: number) =>
  ({ value, unit: 'seconds', per: '', by: 'reference server' }) as const;

/** The text of a document as readers and programs get it: with the words of the brand, and with its limits. */
export const publishedText = (text: string): string => withLimits(withProviderWords(text));
