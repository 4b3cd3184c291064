import {
  anchorOf,
  isJson,
  parsedJson,
  validateResponse,
  type ResponseParts,
} from '@frontline/openapi-validator';
import type { Api } from './apis.ts';
import type { Draft } from './draft.ts';
import { differencesOf, type Difference, type Findings } from './result.ts';
import { type StepAnswer, type Step, fieldOf } from './step.ts';
import { isRecord } from './given.ts';

/** Reports where a schema-valid body contradicts earlier answers or its own request. */
type CheckRecords = (body: unknown) => Findings;

/** Validates the answer to a step against the document and against what the step expects. */
export function judgeStep(
  api: Api,
  step: Step,
  { operation, status, printed, refusal }: Draft,
  answer: ResponseParts,
  checkRecords: CheckRecords,
): { differences: Difference[]; answered: StepAnswer | undefined } {
  const anchor = anchorOf(step.operation, status);
  const found = validateResponse(operation, api, answer).map(
    ({ kind, message, anchor }): Difference => ({
      message,
      anchor,
      isNote: kind === 'undocumented-field',
    }),
  );
  if (answer.status !== status) {
    const hint = answer.status === step.hint?.status ? ` ${step.hint.message}` : '';
    const message = `Answered ${answer.status}, and ${status} is documented for "${step.example}".${hint}`;
    const isNamed = Object.hasOwn(operation.responses, answer.status);
    const isNote = step.isReferenceOnly && isNamed;
    return { differences: differencesOf([message], anchor, isNote), answered: undefined };
  }
  const [mediaType = ''] = Object.keys(operation.responses[status]?.content ?? {});
  const body = bodyOf(answer, mediaType);
  const answered: StepAnswer = { body };
  const differences = [...found, ...differencesOf([missingHeader(answer)], anchor)];
  // A body that breaks its schema is not compared any further.
  if (found.some(({ isNote }) => !isNote)) return { differences, answered };
  const unmet = [...(step.expects?.(body) ?? []), ...checkRecords(body)];
  const general = [...missingErrorFields(printed, body), waitMismatch(answer, body)];
  differences.push(
    ...differencesOf(unmet, anchor, step.isReferenceOnly),
    ...differencesOf(general, anchor),
    ...differencesOf(messageMismatches(refusal, body), anchor, true),
  );
  return { differences, answered };
}

/** Parses the body if the document or the answer declares JSON; undefined if it is not JSON after all. */
function bodyOf({ headers, text }: ResponseParts, mediaType: string): unknown {
  return [mediaType, headers.get('content-type') ?? ''].some(isJson) ? parsedJson(text) : text;
}

/** `errors` must name every field that the printed refusal names. */
function missingErrorFields(printed: unknown, body: unknown): string[] {
  const errors = errorsOf(body);
  return Object.keys(errorsOf(printed))
    .filter((name) => !Object.hasOwn(errors, name))
    .map((name) => `\`errors\` must name ${name}.`);
}

/** The seconds in `message` must match the header, give or take one. */
function waitMismatch({ headers }: ResponseParts, body: unknown) {
  const retryAfter = headers.get('retry-after') ?? '';
  const seconds = /\d+/.exec(textField(body, 'message') ?? '')?.[0];
  if (seconds === undefined || !/^\d+$/.test(retryAfter)) return undefined;
  const isClose = Math.abs(Number(seconds) - Number(retryAfter)) <= 1;
  return (
    !isClose &&
    `\`message\` gives a wait of ${seconds} seconds, and Retry-After one of ${retryAfter}.`
  );
}

/**
 * Differently worded messages: a note only, because they break no caller that reads the status.
 *
 * @param refusal the printed one; undefined if none is printed or the answer is a success
 */
function messageMismatches(refusal: unknown, body: unknown): string[] {
  const expected = messagesOf(refusal);
  const actual = messagesOf(body);
  const other = Object.entries(expected).filter(
    ([name, sentence]) =>
      actual[name] !== undefined && withoutNumbers(actual[name]) !== withoutNumbers(sentence),
  );
  return other.map(([name, sentence]) => `\`${name}\` has other words than “${sentence}”.`);
}

/** The messages of a refusal by field name; the first message of each entry of `errors`. */
function messagesOf(body: unknown): Record<string, string> {
  const own = ['message', 'error'].map((name) => [name, textField(body, name)] as const);
  const errors = Object.entries(errorsOf(body)).map(
    ([name, messages]) =>
      [`errors.${name}`, Array.isArray(messages) ? (messages as unknown[])[0] : messages] as const,
  );
  return Object.fromEntries(
    [...own, ...errors].flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
  );
}

function textField(body: unknown, name: string): string | undefined {
  const value = fieldOf(body, name);
  return typeof value === 'string' ? value : undefined;
}

function errorsOf(body: unknown): Record<string, unknown> {
  const errors = fieldOf(body, 'errors');
  return isRecord(errors) ? errors : {};
}

const withoutNumbers = (text: string) => text.replaceAll(/\d+/g, 'n');

/** Headers that HTTP itself requires (RFC 9110, 15.5.2 and 15.5.6), whether documented or not. */
const REQUIRED_HEADERS: Record<number, string> = { 401: 'WWW-Authenticate', 405: 'Allow' };

export function missingHeader({ status, headers }: Pick<ResponseParts, 'status' | 'headers'>) {
  const name = REQUIRED_HEADERS[status];
  const isThere = name === undefined || headers.has(name);
  return !isThere && `The header ${name} is missing, which HTTP asks for with ${status}.`;
}
