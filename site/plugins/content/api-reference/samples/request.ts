import { isObject, type Json } from '../document/json.ts';
import type { ApiModel, Credential, Operation, RequestExample } from '../model/types.ts';
import { javascriptGrammar, literal } from './literals.ts';

/** One call with everything filled in: what each generator turns into its language. */
export interface SampleRequest {
  method: string;
  /** The whole address, query included. */
  url: string;
  /** Without address and values, as the document writes it. */
  path: string;
  baseUrl: string;
  headers: [name: string, value: string][];
  body?: SampleBody;
  typed: TypedCall;
}

/** What a typed client is given. */
export interface TypedCall {
  /** How to make the client, in lines. */
  setUp: string[];
  path: Record<string, Json>;
  query: Record<string, Json>;
  header: Record<string, Json>;
  /** Headers that no document describes as parameters: signatures, media types. */
  headers?: Record<string, Json>;
  /** Whether the client has to be told that the answer is text. */
  saysText?: boolean;
}

/** A request, and how its success is to be read. */
export type SampledRequest = SampleRequest & { answer: 'json' | 'text' };

export type SampleBody =
  | { kind: 'json'; value: Json }
  | { kind: 'form'; fields: [name: string, value: string][] }
  | { kind: 'text'; text: string };

/** What samples need beside the model. */
export interface SampleOptions {
  /** Secrets to show, by the name of the security scheme; without one a placeholder is shown. */
  secrets: Record<string, string>;
  /** The typed client of this API, if one is published. */
  client?: { from: string; create: string; install?: string };
}

export function sampleRequest(
  model: ApiModel,
  operation: Operation,
  example: RequestExample,
  { secrets, client }: SampleOptions,
): SampleRequest {
  const given = (place: string): Record<string, Json> =>
    Object.fromEntries(
      Object.entries(example.parameters)
        .filter(([key]) => key.startsWith(`${place}.`))
        .map(([key, value]) => [key.slice(place.length + 1), value]),
    );
  const [credentials = []] = operation.credentials;
  const secretOf = (name: string) => secretIn(secrets, name);
  const secret = (place: string) =>
    Object.fromEntries(
      credentials
        .filter((credential) => credential.place === place && credential.parameter)
        .map(({ name, parameter, scheme }) => [
          parameter,
          [scheme, secretOf(name)].filter(Boolean).join(' '),
        ]),
    );
  const [baseUrl = NOWHERE] = addressesOf(model, operation);
  const path = given('path');
  const query = { ...given('query'), ...secret('query') };
  const header = { ...given('header'), ...secret('header') };
  const cookies = Object.entries({ ...given('cookie'), ...secret('cookie') });
  const body = example.body && bodyOf(example.body);
  const filled = operation.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(text(path[name] ?? name)),
  );
  const search = encoded(query);
  return {
    method: operation.method,
    url: `${baseUrl}${filled}${search ? `?${search}` : ''}`,
    path: operation.path,
    baseUrl,
    headers: [
      ...Object.entries(header).map(([name, value]): [string, string] => [name, text(value)]),
      ...(cookies.length > 0
        ? [
            ['Cookie', cookies.map(([name, value]) => `${name}=${text(value)}`).join('; ')] as [
              string,
              string,
            ],
          ]
        : []),
      ...(example.body ? [['Content-Type', example.body.mediaType] as [string, string]] : []),
    ],
    ...(body && { body }),
    typed: {
      ...typedCall(model, credentials, { secrets, ...(client && { client }) }, baseUrl),
      path,
      query: client ? given('query') : query,
      header: given('header'),
      headers: {
        ...Object.fromEntries(
          credentials
            .filter(({ isSignature }) => isSignature)
            .map(({ name, parameter }) => [parameter, secretOf(name)]),
        ),
        ...(body?.kind === 'form' && example.body
          ? { 'Content-Type': example.body.mediaType }
          : {}),
      },
    },
  };
}

/** Stands for the address where a document gives none, or none that is whole. */
const NOWHERE = 'https://api.example.com';

/** The addresses that an operation may be called at: its own, else those of the API. */
export function addressesOf(model: ApiModel, { servers }: Operation): string[] {
  const urls = (servers.length > 0 ? servers : model.servers).map(({ url }) =>
    /^[a-z][a-z\d+.-]*:/i.test(url)
      ? url
      : `${NOWHERE}${url && !url.startsWith('/') ? '/' : ''}${url}`,
  );
  return urls.length > 0 ? urls : [NOWHERE];
}

/** How the client is made: it is given the secrets, and adds them where they belong. */
function typedCall(
  model: ApiModel,
  credentials: Credential[],
  { secrets, client }: SampleOptions,
  baseUrl: string,
): Pick<TypedCall, 'setUp' | 'saysText'> {
  const held = credentials.filter(({ isSignature }) => !isSignature);
  if (!client) {
    const headers = held
      .filter(({ place, parameter }) => place === 'header' && parameter)
      .map(({ name, parameter, scheme }) => [
        parameter,
        [scheme, secretIn(secrets, name)].filter(Boolean).join(' '),
      ]);
    const options = {
      baseUrl,
      ...(headers.length > 0 && { headers: Object.fromEntries(headers) }),
    };
    return {
      saysText: true,
      setUp: [
        `import createClient from 'openapi-fetch';`,
        `import type { paths } from './${model.name}.types.ts';`,
        '',
        `const client = createClient<paths>(${literal(options, javascriptGrammar)});`,
      ],
    };
  }
  const keys = Object.fromEntries(held.map(({ name }) => [name, secretIn(secrets, name)]));
  const options = held.length > 0 ? literal({ credentials: keys }, javascriptGrammar) : '';
  return {
    saysText: false,
    setUp: [
      ...(client.install ? [`// ${client.install}`] : []),
      `import { ${client.create} } from '${client.from}';`,
      '',
      `const client = ${client.create}(${options});`,
    ],
  };
}

/** The secret to show, or a placeholder that names it. */
export const secretIn = (secrets: SampleOptions['secrets'], name: string) =>
  secrets[name] ?? `YOUR_${constant(name)}`;

function bodyOf({ mediaType, value }: NonNullable<RequestExample['body']>): SampleBody {
  if (/[/+]json\b/.test(mediaType)) return { kind: 'json', value };
  if (/form/.test(mediaType) && isObject(value)) {
    const fields = Object.entries(value).map(([name, one]): [string, string] => [
      name,
      text(one ?? null),
    ]);
    return { kind: 'form', fields };
  }
  return { kind: 'text', text: text(value) };
}

/** A value as it stands in an address or a form. */
const text = (value: Json): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

const encoded = (query: Record<string, Json>) =>
  Object.entries(query)
    .flatMap(([name, value]) =>
      Array.isArray(value) ? value.map((one) => [name, one] as const) : [[name, value] as const],
    )
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(text(value))}`)
    .join('&');

/** `LockerKey` becomes `LOCKER_KEY`. */
const constant = (name: string) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll(/\W+/g, '_')
    .toUpperCase();

/** A form as it travels. */
export const formText = (fields: [string, string][]): string =>
  new URLSearchParams(fields).toString();
