import type { Contract, Schema } from './document.ts';
import { type Finding, anchorOf, fieldOf } from './finding.ts';
import { bare, isJson, mediaTypeOf, parsedJson } from './validate-response.ts';
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
  const whole = anchorOf(operationId);
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
    const given = Object.fromEntries(values);
    return faultsOf(validators[operationId + suffix], given, 'parameter', () => whole);
  });
  const [mediaType] = Object.keys(requestBody?.content ?? {});
  if (!mediaType) return found;
  return [...found, ...validateBody(mediaType)];

  function validateBody(expected: string): Finding[] {
    if (!text) {
      const message = 'The body is missing.';
      return requestBody?.required ? [{ kind: 'body', message, anchor: whole }] : [];
    }
    const contentType = headers.get('content-type');
    const message = `The body must be sent as ${expected}, not as ${bare(contentType) || 'no media type'}.`;
    const media: Finding[] =
      mediaTypeOf(contentType) === mediaTypeOf(expected)
        ? []
        : [{ kind: 'media-type', message, anchor: whole }];
    // A field with the value null counts as missing, as in the documents.
    const body = isJson(expected)
      ? parsedJson(text, (_, value) => value ?? undefined)
      : formOf(text);
    if (typeof body !== 'object' || body === null || Array.isArray(body)) {
      return [...media, { kind: 'body', message: 'The body is not a JSON object.', anchor: whole }];
    }
    const faults = faultsOf(validators[`${operationId}Body`], body, 'body', (path) => {
      const field = fieldOf(path);
      return field ? anchorOf(operationId, 'body', field) : whole;
    });
    return [...media, ...faults];
  }
}

function faultsOf(
  check: Contract['validators'][string] | undefined,
  data: object,
  kind: Finding['kind'],
  anchorAt: (path: string) => string,
): Finding[] {
  // Validators fill in defaults.
  const copy = structuredClone(data);
  if (!check || check(copy)) return [];
  return (check.errors ?? []).filter(isReported).map((fault) => ({
    kind,
    message: faultMessage(fault, copy),
    anchor: anchorAt(faultPath(fault)),
  }));
}

/** Converts a parameter from text to a number or a boolean if the document says so. */
function toTyped(value: string, { type }: Schema): unknown {
  const types = [type].flat();
  if (types.includes('integer') && /^-?\d+$/.test(value)) return Number(value);
  if (types.includes('number') && /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(value)) return Number(value);
  return types.includes('boolean') && /^(true|false)$/.test(value) ? value === 'true' : value;
}

const formOf = (text: string) => Object.fromEntries(new URLSearchParams(text));
