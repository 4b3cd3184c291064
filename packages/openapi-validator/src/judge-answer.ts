import type { Contract, DocumentedAnswer, Operation } from './document.ts';
import { type Finding, anchorOf, fieldOf } from './finding.ts';
import { isTold, placeOf, wordsFor } from './words-for.ts';

/** The media type of a `Content-Type` without its parameters. Names are the same in either case (RFC 9110, 8.3.1). */
export const mediaTypeOf = (header: string | null | undefined): string =>
  bare(header).toLowerCase();

/** The same as it was written, to be shown. */
export const bare = (header: string | null | undefined): string =>
  (header ?? '').split(';')[0]!.trim();

/** Whether what has this media type is read as JSON: by its name, or by its suffix (RFC 6839). */
export const isJson = (mediaType: string): boolean => /(\/|\+)json$/.test(mediaTypeOf(mediaType));

export interface Answer {
  status: number;
  headers: Headers;
  /** The body as it came. */
  text: string;
}

/** An answer of which a part may not be known; that part is not judged. */
interface PartialAnswer {
  status: number;
  headers?: Pick<Headers, 'get'> | undefined;
  text?: string | undefined;
}

/**
 * Holds an answer against its operation: status, media type, documented headers and body. Nothing is found
 * where all is as documented.
 */
export function judgeAnswer(
  { operationId, responses }: Pick<Operation, 'operationId' | 'responses'>,
  { answers }: Pick<Contract, 'answers'>,
  answer: PartialAnswer,
): Finding[] {
  const [status = ''] = [
    `${answer.status}`,
    `${Math.floor(answer.status / 100)}XX`,
    'default',
  ].filter((one) => Object.hasOwn(responses, one));
  const documented = responses[status];
  if (!documented) {
    const known = Object.keys(responses).join(', ');
    const says = `Status ${answer.status} is not documented; ${known} are.`;
    return [{ kind: 'status', place: '', says, anchor: anchorOf(operationId) }];
  }
  const at = (...parts: string[]) => anchorOf(operationId, status, ...parts);
  return [
    ...judgeHeaders(documented, answer, at),
    ...judgeBody(documented, answer, answers[`${operationId}${status}`], at),
  ];
}

type At = (...parts: string[]) => string;

function judgeHeaders(
  { headers = {} }: DocumentedAnswer,
  { headers: given }: PartialAnswer,
  at: At,
): Finding[] {
  if (!given) return [];
  return Object.entries(headers).flatMap(([name, { required, schema }]): Finding[] => {
    const value = given.get(name);
    const finding = (says: string): Finding[] => [
      { kind: 'header', place: name, says, anchor: at(name) },
    ];
    if (value === null) return required ? finding(`The header ${name} is missing.`) : [];
    const isWhole = schema.type !== 'integer' || /^\d+$/.test(value);
    return isWhole ? [] : finding(`The header ${name} must be a whole number.`);
  });
}

function judgeBody(
  { content = {} }: DocumentedAnswer,
  { headers, text }: PartialAnswer,
  check: Contract['answers'][string] | undefined,
  at: At,
): Finding[] {
  const [mediaType] = Object.keys(content);
  if (!mediaType || text === undefined) return [];
  const whole = (kind: Finding['kind'], says: string): Finding => ({
    kind,
    place: '',
    says,
    anchor: at(),
  });
  if (text === '') return [whole('body', `The body is empty, and must be ${mediaType}.`)];
  const given = headers?.get('content-type');
  const isNamed = mediaTypeOf(given) === mediaTypeOf(mediaType);
  const says = `The answer must be ${mediaType}, and is ${bare(given) || 'of no media type'}.`;
  const media = !headers || isNamed ? [] : [whole('media-type', says)];
  const body = isJson(mediaType) ? parsed(text) : text;
  if (body === undefined) return [...media, whole('body', 'The body is not valid JSON.')];
  if (!check || check(body)) return media;
  const faults = (check.errors ?? []).filter(isTold).map((fault): Finding => {
    const place = placeOf(fault);
    const isExtra = fault.keyword === 'additionalProperties';
    // A field that is not documented has no place of its own.
    const field = fieldOf(isExtra ? fault.instancePath : place);
    return {
      kind: isExtra ? 'undocumented-field' : 'body',
      place,
      says: wordsFor(fault, body),
      anchor: field === undefined ? at() : at(field),
    };
  });
  const first = new Map(faults.toReversed().map((finding) => [finding.says, finding]));
  return [...media, ...[...first.values()].toReversed()];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
