import type { Contract, Schema } from './document.ts';
import { type Finding, anchorOf, fieldOf } from './finding.ts';
import { bare, isJson, mediaTypeOf } from './validate-response.ts';
import type { Located } from './path-finder.ts';
import { isReported, faultPath, faultMessage } from './messages.ts';

interface RequestInput {
  query: URLSearchParams;
  headers: Headers;
  /** The body as sent; undefined if there was none. */
  text?: string | undefined;
}

/** Validates a request against its operation: parameters, media type and body, but not credentials. */
export function validateRequest(
  { operation, parameters }: Located,
  { validators }: Pick<Contract, 'validators'>,
  { query, headers, text }: RequestInput,
): Finding[] {
  const { operationId, parameters: documented = [], requestBody } = operation;
  const read: Record<string, (name: string) => string | null> = {
    path: (name) => parameters[name] ?? null,
    query: (name) => query.get(name),
    header: (name) => headers.get(name),
  };
  const found = ['path', 'query', 'header'].flatMap((place) => {
    const own = documented.filter((parameter) => parameter.in === place);
    const values = own.flatMap(({ name, schema }) => {
      const value = read[place]!(name);
      return value === null ? [] : [[name, toTyped(value, schema)] as const];
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
  return [...found, ...validateBody(mediaType)];

  function validateBody(expected: string): Finding[] {
    if (!text) {
      const message = 'The body is missing.';
      return requestBody?.required
        ? [{ kind: 'body', place: '', message, anchor: anchorOf(operationId) }]
        : [];
    }
    const contentType = headers.get('content-type');
    const message = `The body must be sent as ${expected}, not as ${bare(contentType) || 'no media type'}.`;
    const media: Finding[] =
      mediaTypeOf(contentType) === mediaTypeOf(expected)
        ? []
        : [{ kind: 'media-type', place: '', message, anchor: anchorOf(operationId) }];
    const body = isJson(expected) ? parsed(text) : formOf(text);
    if (typeof body !== 'object' || body === null || Array.isArray(body)) {
      const notObject = 'The body is not a JSON object.';
      return [
        ...media,
        { kind: 'body', place: '', message: notObject, anchor: anchorOf(operationId) },
      ];
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
  finding: (fault: { place: string; message: string }) => Finding,
): Finding[] {
  // Validators fill in defaults.
  const copy = structuredClone(data);
  if (!check || check(copy)) return [];
  return (check.errors ?? [])
    .filter(isReported)
    .map((fault) => finding({ place: faultPath(fault), message: faultMessage(fault, copy) }));
}

/** Converts a parameter from text to a number or a boolean if the document says so. */
function toTyped(value: string, { type }: Schema): unknown {
  const types = [type].flat();
  if (types.includes('integer') && /^-?\d+$/.test(value)) return Number(value);
  if (types.includes('number') && /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(value)) return Number(value);
  return types.includes('boolean') && /^(true|false)$/.test(value) ? value === 'true' : value;
}

const formOf = (text: string) => Object.fromEntries(new URLSearchParams(text));

/** A field with the value null counts as missing, as in the documents. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text, (_, value: unknown) => (value === null ? undefined : value)) as unknown;
  } catch {
    return undefined;
  }
}
