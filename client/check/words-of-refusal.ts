import type { Answer } from '@frontline/openapi-validator';
import { isRecord } from '../is-record.ts';
import { fieldOf } from './step.ts';

/** A refusal must name the fields that the printed one names. */
export function unnamedFields(printed: unknown, body: unknown): string[] {
  const given = errorsOf(body);
  return Object.keys(errorsOf(printed))
    .filter((name) => !Object.hasOwn(given, name))
    .map((name) => `\`errors\` must name ${name}.`);
}

/** The wait that a sentence tells is the one of the header. */
export function otherWait({ headers }: Answer, body: unknown): string[] {
  const asked = headers.get('retry-after') ?? '';
  const told = /\d+/.exec(sentenceOf(body, 'message') ?? '')?.[0];
  if (told === undefined || !/^\d+$/.test(asked) || Math.abs(Number(told) - Number(asked)) <= 1)
    return [];
  return [`\`message\` tells a wait of ${told} seconds, and Retry-After one of ${asked}.`];
}

/**
 * Another sentence than the printed one breaks nobody who reads the status.
 *
 * @param refusal the printed one; undefined where none is printed, or the answer is a success
 */
export function otherWords(refusal: unknown, body: unknown): string[] {
  const wanted = sentencesOf(refusal);
  const given = sentencesOf(body);
  const other = Object.entries(wanted).filter(
    ([name, sentence]) => given[name] !== undefined && plain(given[name]) !== plain(sentence),
  );
  return other.map(([name, sentence]) => `\`${name}\` has other words than “${sentence}”.`);
}

/** The sentences of a refusal by the names of their fields; of `errors`, the first of each. */
function sentencesOf(body: unknown): Record<string, string> {
  const own = ['message', 'error'].map((name) => [name, sentenceOf(body, name)] as const);
  const errors = Object.entries(errorsOf(body)).map(
    ([name, said]) =>
      [`errors.${name}`, Array.isArray(said) ? (said as unknown[])[0] : said] as const,
  );
  return Object.fromEntries(
    [...own, ...errors].flatMap(([name, said]) => (typeof said === 'string' ? [[name, said]] : [])),
  );
}

function sentenceOf(body: unknown, name: string): string | undefined {
  const said = fieldOf(body, name);
  return typeof said === 'string' ? said : undefined;
}

function errorsOf(body: unknown): Record<string, unknown> {
  const errors = fieldOf(body, 'errors');
  return isRecord(errors) ? errors : {};
}

const plain = (text: string) => text.replaceAll(/\d+/g, 'n');
