import { apiNames, baseUrlOf, type ApiName } from '../src/sandbox/apis.ts';
import { documents } from '../src/sandbox/check-request.ts';
import { demoCredentials, demoPublicUrl } from '../src/sandbox/demo-credentials.ts';
import type { RawRequest } from '../src/sandbox/raw-request.ts';
import { signText, textToSign } from '../src/sandbox/text-signature.ts';

/** A request example of an OpenAPI document, with the response example of the same name. */
export interface DocumentedRequest {
  operationId: string;
  name: string;
  request: RawRequest;
  /** The same without its credential; undefined where the operation asks for none. */
  bare: RawRequest | undefined;
  /** Undefined where no response has an example of that name. */
  status: number | undefined;
  answer: unknown;
  /** Every response example of the operation, by status. */
  printed: Record<string, unknown[]>;
}

interface Examples {
  [name: string]: { value: unknown };
}

/** What this reads of an operation; the kernel's own type knows less of examples. */
interface Operation {
  operationId: string;
  security: Record<string, string[]>[];
  parameters?: { name: string; in: string; examples?: Examples }[];
  requestBody?: { content: Record<string, { examples?: Examples }> };
  responses: Record<string, { content?: Record<string, { examples?: Examples }> }>;
  'x-refused'?: Record<string, { parameters?: Record<string, unknown>; body?: unknown }>;
}

/** Every request example of the three documents, with the demonstration credentials. */
export async function documentedRequests(): Promise<DocumentedRequest[]> {
  const found: Promise<DocumentedRequest>[] = [];
  for (const api of apiNames) {
    const { paths, components } = documents[api].document;
    for (const [path, item] of Object.entries(paths)) {
      for (const [method, known] of Object.entries(item)) {
        const operation = known as unknown as Operation;
        for (const name of namesOf(operation)) {
          const bare = requestOf(api, method.toUpperCase(), path, operation, name);
          const [scheme] = Object.keys(operation.security[0] ?? {});
          const how = scheme === undefined ? undefined : components.securitySchemes?.[scheme];
          const printed = printedBy(operation);
          const { operationId } = operation;
          const answer = { operationId, name, printed, ...printedAs(operation, name) };
          found.push(
            scheme !== undefined && how
              ? withCredential(bare, scheme, how).then((request) => ({ request, bare, ...answer }))
              : Promise.resolve({ request: bare, bare: undefined, ...answer }),
          );
        }
      }
    }
  }
  return Promise.all(found);
}

function namesOf({ parameters = [], requestBody, ...operation }: Operation): string[] {
  const media = Object.values(requestBody?.content ?? {});
  return [
    ...new Set([
      ...media.flatMap(({ examples = {} }) => Object.keys(examples)),
      ...parameters.flatMap(({ examples = {} }) => Object.keys(examples)),
      ...Object.keys(operation['x-refused'] ?? {}),
    ]),
  ];
}

function printedBy({ responses }: Operation): Record<string, unknown[]> {
  return Object.fromEntries(
    Object.entries(responses).map(([status, { content = {} }]) => [
      status,
      Object.values(content).flatMap(({ examples = {} }) =>
        Object.values(examples).map(({ value }) => value),
      ),
    ]),
  );
}

function printedAs({ responses }: Operation, name: string) {
  for (const [status, { content = {} }] of Object.entries(responses)) {
    for (const { examples = {} } of Object.values(content)) {
      const example = examples[name];
      if (example) return { status: Number(status), answer: example.value };
    }
  }
  return { status: undefined, answer: undefined };
}

function requestOf(
  api: ApiName,
  method: string,
  path: string,
  operation: Operation,
  name: string,
): RawRequest {
  const refused = operation['x-refused']?.[name];
  const url = new URL(baseUrlOf(api));
  url.pathname = path;
  for (const parameter of operation.parameters ?? []) {
    const given = refused
      ? refused.parameters?.[parameter.name]
      : parameter.examples?.[name]?.value;
    if (given === undefined) continue;
    if (parameter.in === 'query') url.searchParams.set(parameter.name, String(given));
    else url.pathname = decodeURI(url.pathname).replace(`{${parameter.name}}`, String(given));
  }
  const [mediaType, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const value = refused ? refused.body : media?.examples?.[name]?.value;
  if (!mediaType || value === undefined)
    return { api, method, url: url.href, headers: [], body: '' };
  const body =
    mediaType === form ? new URLSearchParams(value as Record<string, string>) : undefined;
  const headers: [string, string][] = [['content-type', mediaType]];
  return { api, method, url: url.href, headers, body: body?.toString() ?? JSON.stringify(value) };
}

const form = 'application/x-www-form-urlencoded';

type Scheme = NonNullable<
  (typeof documents)[ApiName]['document']['components']['securitySchemes']
>[string];

async function withCredential(bare: RawRequest, scheme: string, how: Scheme): Promise<RawRequest> {
  const secret = demoCredentials[scheme];
  if (!secret) throw new Error(`The demonstration data has no credential for ${scheme}.`);
  const { name = 'authorization' } = how;
  if (how.in === 'query') {
    const url = new URL(bare.url);
    url.searchParams.set(name, secret);
    return { ...bare, url: url.href };
  }
  const signed = demoPublicUrl + new URL(bare.url).pathname;
  const value = how['x-signs']
    ? await signText(secret, textToSign(signed, [...new URLSearchParams(bare.body)]))
    : how.scheme
      ? `${how.scheme} ${secret}`
      : secret;
  return { ...bare, headers: [...bare.headers, [name, value]] };
}
