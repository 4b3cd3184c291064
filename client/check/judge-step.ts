import { anchorOf, isJson, judgeAnswer, type Answer } from '@frontline/openapi-validator';
import type { Api } from './apis.ts';
import type { Draft } from './draft.ts';
import type { Difference } from './result.ts';
import { type Answered, type Step, fieldOf } from './step.ts';
import { isRecord } from '../is-record.ts';

/** Says what in an answer, whose shape is as documented, is not as earlier ones or the call itself said. */
type Recall = (body: unknown) => (string | undefined)[];

/** Holds the answer to a step against the document and against what the step is to earn. */
export function judgeStep(
  api: Api,
  step: Step,
  { operation, status, printed, refusal }: Draft,
  answer: Answer,
  recall: Recall = () => [],
): { differences: Difference[]; answered: Answered | undefined } {
  const anchor = anchorOf(step.operation, status);
  const own = (says: string, isNote = false): Difference => ({ says, anchor, isNote });
  const found = judgeAnswer(operation, api, answer).map(({ kind, says, anchor }): Difference => ({
    says,
    anchor,
    isNote: kind === 'undocumented-field',
  }));
  if (answer.status !== status) {
    const cure = answer.status === step.cure?.status ? ` ${step.cure.says}` : '';
    const says = `Answered ${answer.status}, and ${status} is documented for "${step.like}".${cure}`;
    const isNamed = Object.hasOwn(operation.responses, answer.status);
    return { differences: [own(says, step.isOurs && isNamed)], answered: undefined };
  }
  const [mediaType = ''] = Object.keys(operation.responses[status]?.content ?? {});
  const body = bodyOf(answer, mediaType);
  const answered: Answered = { status, body, headers: answer.headers };
  const missing = [missingHeader(answer)]
    .filter((says) => says !== undefined)
    .map((says) => own(says));
  // What a broken body says is not worth comparing.
  if (found.some(({ isNote }) => !isNote)) return { differences: [...found, ...missing], answered };
  const unmet = [...(step.expects?.(body) ?? []), ...recall(body)];
  return {
    differences: [
      ...found,
      ...missing,
      ...unmet.filter((says) => says !== undefined).map((says) => own(says, step.isOurs)),
      ...unnamedFields(printed, body).map((says) => own(says)),
      ...otherWait(answer, body).map((says) => own(says)),
      ...otherWords(refusal, body).map((says) => own(says, true)),
    ],
    answered,
  };
}

/** Read as the document says, and as the answer says where that is JSON; undefined where it is none. */
function bodyOf({ headers, text }: Answer, mediaType: string): unknown {
  if (![mediaType, headers.get('content-type') ?? ''].some(isJson)) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** A refusal must name the fields that the printed one names. */
function unnamedFields(printed: unknown, body: unknown): string[] {
  const given = errorsOf(body);
  return Object.keys(errorsOf(printed))
    .filter((name) => !Object.hasOwn(given, name))
    .map((name) => `\`errors\` must name ${name}.`);
}

/** The wait that a sentence tells is the one of the header. */
function otherWait({ headers }: Answer, body: unknown): string[] {
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
function otherWords(refusal: unknown, body: unknown): string[] {
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

/** Headers that HTTP itself asks of an answer (RFC 9110, 15.5.2 and 15.5.6), whatever a document says. */
const MUSTS: Record<number, string> = { 401: 'WWW-Authenticate', 405: 'Allow' };

/** Says which header is missing that HTTP asks for with this status. */
export function missingHeader({ status, headers }: Pick<Answer, 'status' | 'headers'>) {
  const name = MUSTS[status];
  return name === undefined || headers.has(name)
    ? undefined
    : `The header ${name} is missing, which HTTP asks for with ${status}.`;
}
