import { isObject, type Json } from '../document/json.ts';
import type { ApiModel, Operation, RequestExample } from '../model/types.ts';

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
  /** What a typed client is given. */
  typed: {
    /** How to make the client, in lines. */
    setUp: string[];
    path: Record<string, Json>;
    query: Record<string, Json>;
    header: Record<string, Json>;
  };
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
  client?: { from: string; create: string };
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
  const secret = (place: string) =>
    Object.fromEntries(
      credentials
        .filter((credential) => credential.place === place && credential.parameter)
        .map(({ name, parameter, scheme }) => [
          parameter,
          [scheme, secrets[name] ?? `YOUR_${constant(name)}`].filter(Boolean).join(' '),
        ]),
    );
  const baseUrl = model.servers[0]?.url || 'https://api.example.com';
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
    typed: { setUp: setUp(model, baseUrl, client), path, query, header },
  };
}

function setUp(model: ApiModel, baseUrl: string, client: SampleOptions['client']): string[] {
  const address = `{ baseUrl: '${baseUrl}' }`;
  if (client)
    return [
      `import { ${client.create} } from '${client.from}';`,
      '',
      `const client = ${client.create}(${address});`,
    ];
  return [
    `import createClient from 'openapi-fetch';`,
    `import type { paths } from './${model.name}.types.ts';`,
    '',
    `const client = createClient<paths>(${address});`,
  ];
}

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
