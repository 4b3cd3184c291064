import { printJson } from '../json/digits.ts';
import type { Json } from '../json/json.ts';
import type { ApiModel, Example, Operation, RequestExample } from '../model/api-model.ts';
import { arrived } from '../model/examples.ts';
import { mediaKind, type MediaKind } from '../samples/media-kind.ts';
import {
  absolute,
  sampleRequest,
  secretIn,
  type SampleOptions,
  type SampleRequest,
} from '../samples/request.ts';

/**
 * The API as a Postman collection, format 2.1.0
 * (https://schema.postman.com/collection/json/v2.1.0/draft-07/docs/index.html): a folder for each
 * group, a request for each operation with a test of its status, and a saved example for each answer.
 * The address and the credentials are variables of the collection.
 */
export function postmanCollection(
  model: ApiModel,
  { secrets }: Pick<SampleOptions, 'secrets'>,
): Record<string, Json> {
  // A signature is valid for one request only, so it is part of that request.
  const shared = model.credentials.filter(({ isSignature }) => !isSignature);
  const reserved = bracedIn(model);
  const own = (name: string): string => (reserved.includes(name) ? own(`${name}_`) : name);
  const named = shared.map(({ name }) => [name, `{{${own(name)}}}`]);
  const isTaken = shared.some(({ name }) => name === 'baseUrl');
  const baseKey = own(isTaken ? 'baseUrl_' : 'baseUrl');
  const base = `{{${baseKey}}}`;
  const shown = { secrets: { ...secrets, ...Object.fromEntries(named) }, base };
  return {
    info: {
      name: model.title,
      version: model.version,
      description: `${model.summary}\n\n${INTRODUCTION}`,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    variable: [
      {
        key: baseKey,
        value: absolute(model.servers[0]?.url ?? ''),
        description: 'Address of the server.',
      },
      ...shared.map(({ name, description }) => ({
        key: own(name),
        value: secretIn(secrets, name),
        description,
      })),
      ...reserved.map((key) => ({ key, value: `{{${key}}}`, description: LITERAL })),
    ],
    item: model.groups.map((group) => ({
      name: group.name,
      description: group.description,
      item: group.operations.map((operation) => itemOf(model, operation, shown)),
    })),
  };
}

/**
 * Names in double braces in examples. Postman would substitute them, some with values it generates. A variable whose
 * value is its own name in braces keeps the text unchanged.
 */
function bracedIn(model: ApiModel): string[] {
  const examples = model.groups.map(({ operations }) => operations.map(({ requests }) => requests));
  const all = JSON.stringify(examples).matchAll(/\{\{([^{}]+)\}\}/g);
  return [...new Set([...all].map(([, name]) => JSON.parse(`"${name}"`) as string))];
}

const LITERAL = 'Text of an example, sent unchanged.';

const INTRODUCTION =
  'Set the address and your credentials under Variables. Every request has the first example of the reference, named in its description, and tests that its response has the documented status.';

type Shown = SampleOptions & { base: string };

function itemOf(model: ApiModel, operation: Operation, samples: Shown): Json {
  const requestFor = (example: RequestExample) =>
    requestOf(operation, sampleRequest(model, operation, example, samples), example, samples.base);
  const [first] = operation.requests;
  return {
    name: operation.summary,
    event: [{ listen: 'test', script: statusTest(operation, first) }],
    ...(operation.method === 'GET' &&
      first.body && { protocolProfileBehavior: { disableBodyPruning: true } }),
    request: requestFor(first),
    response: operation.answers.flatMap(({ status, examples }) =>
      examples.map((example) => {
        const request = operation.requests.find(({ name }) => name === example.name) ?? first;
        return responseOf(status, example, requestFor(request));
      }),
    ),
  };
}

/** A test script that fails if the response has another status than documented. */
function statusTest({ answers }: Operation, { name }: RequestExample): Json {
  const promised =
    answers.find(({ examples }) => examples.some((example) => example.name === name)) ??
    answers.find(({ status }) => status.startsWith('2'));
  const isExact = /^\d+$/.test(promised?.status ?? '');
  const [title, check] = isExact
    ? [`answers ${promised!.status}`, `pm.response.to.have.status(${promised!.status})`]
    : ['returns a success', 'pm.response.to.be.success'];
  return { type: 'text/javascript', exec: [`pm.test('${title}', () => ${check});`] };
}

function requestOf(
  operation: Operation,
  sample: SampleRequest,
  example: RequestExample,
  sharedBase: string,
): Json {
  const base = operation.servers.length > 0 ? sample.baseUrl : sharedBase;
  const [address = '', ...search] = sample.url.slice(sample.baseUrl.length).split('?');
  const { path, variable } = stepsOf(operation.path, address);
  const query = search
    .join('?')
    .split('&')
    .filter(Boolean)
    .map((piece) => {
      const at = piece.indexOf('=');
      // For Postman, a name without `=` has the value null.
      if (at < 0) return { key: piece, value: null };
      return { key: piece.slice(0, at), value: withVariable(piece.slice(at + 1)) };
    });
  const rawQuery = query
    .map(({ key, value }) => (value === null ? key : `${key}=${value}`))
    .join('&');
  return {
    method: sample.method,
    description: [operation.description, example.summary && `**Example:** ${example.summary}.`]
      .filter(Boolean)
      .join('\n\n'),
    header: sample.headers.map(([key, value]) => ({ key, value })),
    url: {
      raw: `${base}/${path.join('/')}${rawQuery && `?${rawQuery}`}`,
      host: [base],
      path,
      query,
      variable,
    },
    ...(sample.body && { body: bodyOf(sample.body, example) }),
  };
}

/**
 * A path in Postman's format. Postman supports variables only as whole segments, so any other variable is replaced by its
 * value. Values are percent-encoded, since Postman leaves slashes and plus signs as they are.
 */
function stepsOf(template: string, filled: string) {
  const named = template.split('/').slice(1);
  const values = filled.split('/').slice(1);
  const isAlike = named.length === values.length;
  const keys = values.map((value, at) => (isAlike && value ? WHOLE.exec(named[at]!)?.[1] : ''));
  const variable = values.flatMap((value, at) => (keys[at] ? [{ key: keys[at], value }] : []));
  const path = values.map((value, at) => (keys[at] ? `:${keys[at]}` : value.replace(/^:/, '%3A')));
  return { path, variable };
}

/** A whole segment. Postman ends variable names at a dot. */
const WHOLE = /^\{([^{}.]+)\}$/;

/** Restores the braces of collection variables, which encoding the query escaped. */
const withVariable = (value: string): string =>
  value.replace(/^%7B%7B(.+)%7D%7D$/, (_, name: string) => `{{${decodeURIComponent(name)}}}`);

function bodyOf(body: NonNullable<SampleRequest['body']>, example: RequestExample): Json {
  if (body.kind === 'form')
    return {
      mode: 'urlencoded',
      urlencoded: body.fields.map(([key, value]) => ({ key, value })),
    };
  if (body.kind === 'multipart')
    return {
      mode: 'formdata',
      formdata: body.parts.map(({ name, value, file, type }) => ({
        key: name,
        ...(file ? { type: 'file', src: file } : { type: 'text', value }),
        ...(type && { contentType: type }),
      })),
    };
  if (body.kind === 'file') return { mode: 'file', file: { src: body.file } };
  const raw = body.kind === 'json' ? printJson(body.value, 2) : body.text;
  const language = LANGUAGES[mediaKind(example.body?.mediaType ?? '')] ?? 'text';
  return { mode: 'raw', raw, options: { raw: { language } } };
}

/** Postman's syntax highlighting by media kind. */
const LANGUAGES: Partial<Record<MediaKind, string>> = { json: 'json', xml: 'xml' };

const responseOf = (status: string, example: Example, originalRequest: Json): Json => ({
  name: `${status} ${example.summary || example.name}`,
  originalRequest,
  status: example.summary,
  code: Number(status) || 0,
  header: [{ key: 'Content-Type', value: example.mediaType }],
  body: arrived(example).text,
});
