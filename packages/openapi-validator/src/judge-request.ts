import type { Contract, Schema } from './document.ts';
import { type Finding, anchorOf, fieldOf } from './finding.ts';
import { bare, isJson, mediaTypeOf } from './judge-answer.ts';
import type { Located } from './path-finder.ts';
import { isTold, placeOf, wordsFor } from './words-for.ts';

interface Sent {
  query: URLSearchParams;
  headers: Headers;
  /** The body as it was sent; undefined where there was none. */
  text?: string | undefined;
}

/** Holds a request against its operation: parameters, media type and body. Credentials are not looked at. */
export function judgeRequest(
  { operation, parameters }: Located,
  { validators }: Pick<Contract, 'validators'>,
  { query, headers, text }: Sent,
): Finding[] {
  const { operationId, parameters: named = [], requestBody } = operation;
  const read: Record<string, (name: string) => string | null> = {
    path: (name) => parameters[name] ?? null,
    query: (name) => query.get(name),
    header: (name) => headers.get(name),
  };
  const found = ['path', 'query', 'header'].flatMap((place) => {
    const own = named.filter((parameter) => parameter.in === place);
    const values = own.flatMap(({ name, schema }) => {
      const value = read[place]!(name);
      return value === null ? [] : [[name, typed(value, schema)] as const];
    });
    const suffix = place.charAt(0).toUpperCase() + place.slice(1);
    return faultsOf(validators[operationId + suffix], Object.fromEntries(values), (fault) => ({
      kind: 'parameter',
      anchor: anchorOf(operationId),
      ...fault,
    }));
  });
  const [mediaType] = Object.keys(requestBody?.content ?? {});
  if (!mediaType) return found;
  return [...found, ...judgeBody(mediaType)];

  function judgeBody(wanted: string): Finding[] {
    if (!text) {
      const says = 'The body is missing.';
      return requestBody?.required
        ? [{ kind: 'body', place: '', says, anchor: anchorOf(operationId) }]
        : [];
    }
    const given = headers.get('content-type');
    const says = `The body must be sent as ${wanted}, not as ${bare(given) || 'no media type'}.`;
    const media: Finding[] =
      mediaTypeOf(given) === mediaTypeOf(wanted)
        ? []
        : [{ kind: 'media-type', place: '', says, anchor: anchorOf(operationId) }];
    const body = isJson(wanted) ? parsed(text) : formOf(text);
    if (typeof body !== 'object' || body === null || Array.isArray(body)) {
      const notOne = 'The body is not a JSON object.';
      return [...media, { kind: 'body', place: '', says: notOne, anchor: anchorOf(operationId) }];
    }
    const faults = faultsOf(validators[`${operationId}Body`], body, (fault) => {
      const field = fieldOf(fault.place);
      const anchor = field ? anchorOf(operationId, 'body', field) : anchorOf(operationId);
      return { kind: 'body', anchor, ...fault };
    });
    return [...media, ...faults];
  }
}

function faultsOf(
  check: Contract['validators'][string] | undefined,
  data: object,
  finding: (fault: { place: string; says: string }) => Finding,
): Finding[] {
  // The checks fill in defaults.
  const copy = structuredClone(data);
  if (!check || check(copy)) return [];
  return (check.errors ?? [])
    .filter(isTold)
    .map((fault) => finding({ place: placeOf(fault), says: wordsFor(fault, copy) }));
}

/** A parameter is text on its way; a number, or true or false, where the document says so. */
function typed(value: string, { type }: Schema): unknown {
  const types = [type].flat();
  if (types.includes('integer') && /^-?\d+$/.test(value)) return Number(value);
  if (types.includes('number') && /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(value)) return Number(value);
  return types.includes('boolean') && /^(true|false)$/.test(value) ? value === 'true' : value;
}

const formOf = (text: string) => Object.fromEntries(new URLSearchParams(text));

/** A field whose value is null counts as not given, as the documents say. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text, (_, value: unknown) => (value === null ? undefined : value)) as unknown;
  } catch {
    return undefined;
  }
}
