import type { Contract, DocumentedResponse, Operation } from './document.ts';
import { type Finding, anchorOf, fieldOf } from './finding.ts';
import { isReported, faultPath, faultMessage } from './messages.ts';

/** The media type of a `Content-Type` without its parameters. Names are case-insensitive (RFC 9110, 8.3.1). */
export const mediaTypeOf = (header: string | null | undefined): string =>
  bare(header).toLowerCase();

/** The same in its original case, for messages. */
export const bare = (header: string | null | undefined): string =>
  (header ?? '').split(';')[0]!.trim();

/** Whether this media type is JSON: by its name, or by its suffix (RFC 6839). */
export const isJson = (mediaType: string): boolean => /(\/|\+)json$/.test(mediaTypeOf(mediaType));

export interface ResponseParts {
  status: number;
  headers: Headers;
  /** The body as received. */
  text: string;
}

/** A response with unknown parts, which are not validated. */
interface PartialResponse {
  status: number;
  headers?: Pick<Headers, 'get'> | undefined;
  text?: string | undefined;
}

/**
 * Validates a response against its operation: status, media type, documented headers and body. Returns no findings
 * if all match.
 */
export function validateResponse(
  { operationId, responses }: Pick<Operation, 'operationId' | 'responses'>,
  { answers }: Pick<Contract, 'answers'>,
  answer: PartialResponse,
): Finding[] {
  const [status = ''] = [
    `${answer.status}`,
    `${Math.floor(answer.status / 100)}XX`,
    'default',
  ].filter((one) => Object.hasOwn(responses, one));
  const documented = responses[status];
  if (!documented) {
    const known = Object.keys(responses).join(', ');
    const message = `Status ${answer.status} is not documented; ${known} are.`;
    return [{ kind: 'status', message, anchor: anchorOf(operationId) }];
  }
  const at = (...parts: string[]) => anchorOf(operationId, status, ...parts);
  return [
    ...validateHeaders(documented, answer, at),
    ...validateBody(documented, answer, answers[`${operationId}${status}`], at),
  ];
}

type At = (...parts: string[]) => string;

function validateHeaders(
  { headers = {} }: DocumentedResponse,
  { headers: actual }: PartialResponse,
  at: At,
): Finding[] {
  if (!actual) return [];
  return Object.entries(headers).flatMap(([name, { required, schema }]): Finding[] => {
    const value = actual.get(name);
    const finding = (message: string): Finding[] => [{ kind: 'header', message, anchor: at(name) }];
    if (value === null) return required ? finding(`The header ${name} is missing.`) : [];
    const isWhole = schema.type !== 'integer' || /^\d+$/.test(value);
    return isWhole ? [] : finding(`The header ${name} must be a whole number.`);
  });
}

function validateBody(
  { content = {} }: DocumentedResponse,
  { headers, text }: PartialResponse,
  check: Contract['answers'][string] | undefined,
  at: At,
): Finding[] {
  const [mediaType] = Object.keys(content);
  if (!mediaType || text === undefined) return [];
  const finding = (kind: Finding['kind'], message: string) => ({ kind, message, anchor: at() });
  if (text === '') return [finding('body', `The body is empty, and must be ${mediaType}.`)];
  const contentType = headers?.get('content-type');
  const isNamed = mediaTypeOf(contentType) === mediaTypeOf(mediaType);
  const message = `The answer must be ${mediaType}, and is ${bare(contentType) || 'of no media type'}.`;
  const media = !headers || isNamed ? [] : [finding('media-type', message)];
  const body = isJson(mediaType) ? parsedJson(text) : text;
  if (body === undefined) return [...media, finding('body', 'The body is not valid JSON.')];
  if (!check || check(body)) return media;
  const faults = (check.errors ?? []).filter(isReported).map((fault): Finding => {
    const isExtra = fault.keyword === 'additionalProperties';
    // An undocumented field has no anchor of its own.
    const field = fieldOf(isExtra ? fault.instancePath : faultPath(fault));
    return {
      kind: isExtra ? 'undocumented-field' : 'body',
      message: faultMessage(fault, body),
      anchor: field === undefined ? at() : at(field),
    };
  });
  const first = new Map(faults.toReversed().map((finding) => [finding.message, finding]));
  return [...media, ...[...first.values()].toReversed()];
}

/** Parses JSON; undefined if it is not JSON. */
export function parsedJson(text: string, reviver?: (name: string, value: unknown) => unknown) {
  try {
    return JSON.parse(text, reviver) as unknown;
  } catch {
    return undefined;
  }
}
