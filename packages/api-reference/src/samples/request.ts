import { hasDigits, plainText, printJson } from '../json/digits.ts';
import { isObject, type Json } from '../json/json.ts';
import type { ApiModel, Credential, Operation, RequestExample } from '../model/api-model.ts';
import { javascriptGrammar, literal } from './literals.ts';
import { concrete, essence, mediaKind } from './media-kind.ts';
import { fileOf, partsOf, type FormPart } from './form-parts.ts';
import {
  filledPath,
  inCookie,
  inForm,
  inHeader,
  inPath,
  inQuery,
  pairsOf,
} from './written-value.ts';

/** A complete request, the input of each language generator. */
export interface SampleRequest {
  method: string;
  /** Absolute URL including the query. */
  url: string;
  /** Path template of the document. */
  path: string;
  baseUrl: string;
  headers: [name: string, value: string][];
  body?: SampleBody;
  typed: TypedCall;
  /** The format of a successful response. */
  answer: 'json' | 'text';
}

/** Arguments for the typed client. */
interface TypedCall {
  /** Lines that create the client. */
  setUp: string[];
  path: Record<string, Json>;
  query: Record<string, Json>;
  header: Record<string, Json>;
  /** The exact query and the URL before it, if the client would serialize them differently. */
  search?: string;
  address?: string;
  /** Headers that are not parameters: signatures, content types. */
  headers?: Record<string, Json>;
  /** The client needs the option for text responses. */
  saysText?: boolean;
}

/** The content type of a request, and its other headers. */
export function splitHeaders(headers: SampleRequest['headers']) {
  const isType = ([name]: [string, string]) => name === 'Content-Type';
  return {
    type: headers.find(isType)?.[1],
    others: headers.filter((header) => !isType(header)),
  };
}

type SampleBody =
  | { kind: 'json'; value: Json }
  | { kind: 'form'; fields: [name: string, value: string][] }
  | { kind: 'multipart'; parts: FormPart[] }
  | { kind: 'file'; file: string }
  | { kind: 'text'; text: string };

/** What samples need beside the model. */
export interface SampleOptions {
  /** Secrets by name of the security scheme; a placeholder is shown for the others. */
  secrets: Record<string, string>;
  /** The typed client of this API, if one is published. */
  client?: { from: string; create: string; install?: string };
}

export function sampleRequest(
  model: ApiModel,
  operation: Operation,
  example: RequestExample,
  options: SampleOptions,
): SampleRequest {
  const { secrets, client } = options;
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
        .map((credential) => [credential.parameter, sentSecret(secrets, credential)]),
    );
  const [baseUrl = PLACEHOLDER_URL] = addressesOf(model, operation);
  const path = given('path');
  const query = { ...given('query'), ...secret('query') };
  const header = { ...given('header'), ...secret('header') };
  // Most programs send no body with HEAD, and some switch to POST.
  const filledBody = operation.method === 'HEAD' ? undefined : example.body;
  const body = filledBody && bodyOf(filledBody, operation);
  const contentType = filledBody && typeSent(filledBody.mediaType, body?.kind === 'multipart');
  const writingIn = (place: string, name: string) =>
    operation.parameters
      .find((group) => group.place === place)
      ?.fields.find((field) => field.name === name)?.writing;
  const cookies = Object.entries({ ...given('cookie'), ...secret('cookie') })
    .map(([name, value]) => inCookie(name, value, writingIn('cookie', name)))
    .join('; ');
  const filled = filledPath(operation.path, (name) =>
    inPath(name, path[name] ?? name, writingIn('path', name)),
  );
  const search = Object.entries(query)
    .flatMap(([name, value]) => inQuery(name, value, writingIn('query', name)))
    .join('&');
  return {
    method: operation.method,
    url: `${baseUrl}${filled}${search && `${filled.includes('?') ? '&' : '?'}${search}`}`,
    path: operation.path,
    baseUrl,
    headers: [
      ...Object.entries(header).map(([name, value]): [string, string] => [
        name,
        inHeader(value, writingIn('header', name)),
      ]),
      ...(cookies ? [['Cookie', cookies] as [string, string]] : []),
      ...(contentType === undefined ? [] : [['Content-Type', contentType] as [string, string]]),
    ],
    ...(body && { body }),
    typed: {
      ...typedCall(model, credentials, options, baseUrl),
      path,
      query: client ? given('query') : query,
      header: Object.fromEntries(
        Object.entries(given('header')).map(([name, value]) => [
          name,
          typeof value === 'object' ? inHeader(value, writingIn('header', name)) : value,
        ]),
      ),
      // Number literals of the language could lose digits.
      ...((isUnsupported(query) || search !== defaultSearch(query)) && { search }),
      ...((isUnsupported(path) || filled !== defaultPath(operation.path, path)) && {
        address: `${baseUrl}${filled}`,
      }),
      headers: {
        ...(cookies && { Cookie: cookies }),
        ...Object.fromEntries(
          credentials
            .filter(({ isSignature }) => isSignature)
            .map(({ name, parameter }) => [parameter, secretIn(secrets, name)]),
        ),
        ...(contentType !== undefined &&
          contentType !== 'application/json' && { 'Content-Type': contentType }),
      },
    },
    answer: answerKind(operation),
  };
}

/** Whether samples read a successful response as JSON or as text, which may be empty. */
export const answerKind = ({ method, answers }: Operation): 'json' | 'text' => {
  const success = answers.find(({ status }) => status.startsWith('2'));
  if (method === 'HEAD' || success?.media.length === 0) return 'text';
  const [media] = success?.media ?? [];
  return media && mediaKind(media.type) !== 'json' ? 'text' : 'json';
};

/** The content type to set. Encoders of forms set theirs, with a boundary; curl adds one to any other multipart type. */
const typeSent = (mediaType: string, isForm: boolean): string | undefined =>
  isForm && essence(mediaType) === 'multipart/form-data' ? undefined : concrete(mediaType);

/** Placeholder for a document without an absolute server URL. */
const PLACEHOLDER_URL = 'https://api.example.com';

/** Server URLs of an operation: its own, else those of the API. */
export function addressesOf(model: ApiModel, { servers }: Operation): string[] {
  const urls = (servers.length > 0 ? servers : model.servers).map(({ url }) => absolute(url));
  return urls.length > 0 ? urls : [PLACEHOLDER_URL];
}

/** Completes a relative server URL: documents may omit the host that serves them. */
export function absolute(url: string): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(url)) return url;
  if (url.startsWith('//')) return `https:${url}`;
  const below = url.replace(/^(\.{0,2}\/)+|^\.{1,2}$/, '');
  return below ? `${PLACEHOLDER_URL}/${below}` : PLACEHOLDER_URL;
}

/**
 * Whether the typed client rejects or changes one of these values: null, nesting, numbers with exact digits, and names of
 * a query that need encoding.
 */
const isUnsupported = (values: Record<string, Json>): boolean =>
  hasDigits(values) ||
  Object.keys(values).some((name) => /[^\w.~[\]-]/.test(name)) ||
  Object.values(values).some(
    (value) => value === null || (typeof value === 'object' && Object.values(value).some(isHolder)),
  );

const isHolder = (value: Json | undefined): boolean => typeof value === 'object';

/** The typed client's own query serialization: repeated lists, bracketed objects. */
const defaultSearch = (query: Record<string, Json>) =>
  Object.entries(query)
    .flatMap(([name, value]) =>
      inQuery(name, value, isObject(value) ? { style: 'deepObject' } : {}),
    )
    .join('&');

const defaultPath = (path: string, values: Record<string, Json>) =>
  path.replaceAll(/\{([^{}]+)\}/g, (_, name: string) =>
    inPath(name, Object.hasOwn(values, name) ? values[name]! : name),
  );

/** Statements that create the client, which receives the secrets and places them. */
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
      .map((credential) => [credential.parameter, sentSecret(secrets, credential)]);
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

/** The secret, or a placeholder named after the scheme. */
export const secretIn = (secrets: SampleOptions['secrets'], name: string) =>
  Object.hasOwn(secrets, name) ? secrets[name]! : `YOUR_${constant(name)}`;

const sentSecret = (secrets: SampleOptions['secrets'], { scheme, name }: Credential): string =>
  [scheme, secretIn(secrets, name)].filter(Boolean).join(' ');

function bodyOf(
  { mediaType, value }: NonNullable<RequestExample['body']>,
  { body }: Operation,
): SampleBody {
  const kind = mediaKind(mediaType);
  if (kind === 'json') return { kind, value };
  const media = body?.media.find(({ type }) => type === mediaType);
  const encodingOf = (name: string) => media?.encodings.find((one) => one.name === name);
  if (kind === 'multipart' && isObject(value))
    return {
      kind,
      parts: Object.entries(value).flatMap(([name, one]) => {
        const shape = media?.shape.fields.find((field) => field.name === name)?.shape;
        return partsOf(name, one ?? null, shape, encodingOf(name));
      }),
    };
  if (kind === 'form' && isObject(value)) {
    const pieces = Object.entries(value).flatMap(([name, one]) =>
      inForm(name, one ?? null, encodingOf(name)?.writing),
    );
    const fields = pairsOf(pieces);
    return fields ? { kind, fields } : { kind: 'text', text: pieces.join('&') };
  }
  if (kind === 'binary' || media?.shape.format === 'binary')
    return { kind: 'file', file: fileOf('file', mediaType) };
  return { kind: 'text', text: plainText(value) };
}

/** `LockerKey` becomes `LOCKER_KEY`. */
const constant = (name: string) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll(/\W+/g, '_')
    .toUpperCase();

/** JSON text of a body whose numbers a language literal would change. */
export const exactText = (body: SampleBody | undefined): string | undefined =>
  body?.kind === 'json' && hasDigits(body.value) ? printJson(body.value) : undefined;

/** A URL-encoded form. */
export const formText = (fields: [string, string][]): string =>
  new URLSearchParams(fields).toString();
