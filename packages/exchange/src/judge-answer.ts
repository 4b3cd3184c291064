import { anchorOf, fieldOf } from './anchor.ts';
import type { Contract, DocumentedAnswer, Operation } from './document.ts';
import type { Finding } from './finding.ts';
import { placeOf, wordsFor } from './words-for.ts';

export interface Answer {
  status: number;
  headers: Headers;
  /** The body as it came. */
  text: string;
}

/**
 * Holds an answer against its operation: status, media type, documented headers and body. Nothing is found
 * where all is as documented.
 */
export function judgeAnswer(
  { operationId, responses }: Operation,
  { answers }: Pick<Contract, 'answers'>,
  answer: Answer,
): Finding[] {
  const documented = Object.hasOwn(responses, answer.status) ? responses[answer.status] : undefined;
  if (!documented) {
    const known = Object.keys(responses).join(', ');
    const says = `Status ${answer.status} is not documented; ${known} are.`;
    return [{ kind: 'status', place: '', says, anchor: anchorOf(operationId) }];
  }
  const at = (...parts: string[]) => anchorOf(operationId, answer.status, ...parts);
  return [
    ...judgeHeaders(documented, answer, at),
    ...judgeBody(documented, answer, answers[`${operationId}${answer.status}`], at),
  ];
}

type At = (...parts: string[]) => string;

function judgeHeaders({ headers = {} }: DocumentedAnswer, answer: Answer, at: At): Finding[] {
  return Object.entries(headers).flatMap(([name, { required, schema }]): Finding[] => {
    const value = answer.headers.get(name);
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
  { headers, text }: Answer,
  check: Contract['answers'][string] | undefined,
  at: At,
): Finding[] {
  const [mediaType = ''] = Object.keys(content);
  const given = (headers.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase();
  const says = `The answer must be ${mediaType}, and is ${given || 'of no media type'}.`;
  const media: Finding[] =
    given === mediaType ? [] : [{ kind: 'media-type', place: '', says, anchor: at() }];
  const body = mediaType === 'application/json' ? parsed(text) : text;
  if (body === undefined)
    return [
      ...media,
      { kind: 'body', place: '', says: 'The body is not valid JSON.', anchor: at() },
    ];
  if (!check || check(body)) return media;
  const faults = (check.errors ?? []).map((fault): Finding => {
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
  return [...media, ...faults];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
