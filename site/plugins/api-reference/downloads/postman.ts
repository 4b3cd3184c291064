import type { Json } from '../document/json.ts';
import type { ApiModel, Example, Operation, RequestExample } from '../model/types.ts';
import { sampleRequest, type SampleOptions, type SampleRequest } from '../samples/request.ts';

/**
 * The API as a Postman collection, format 2.1.0
 * (https://schema.postman.com/collection/json/v2.1.0/draft-07/docs/index.html): a folder for each
 * group, a request for each operation, and a saved example for each answer.
 */
export function postmanCollection(model: ApiModel, samples: SampleOptions): Record<string, Json> {
  return {
    info: {
      name: model.title,
      version: model.version,
      description: model.summary,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    variable: [{ key: 'baseUrl', value: model.servers[0]?.url ?? 'https://api.example.com' }],
    item: model.groups.map((group) => ({
      name: group.name,
      description: group.description,
      item: group.operations.map((operation) => itemOf(model, operation, samples)),
    })),
  };
}

function itemOf(model: ApiModel, operation: Operation, samples: SampleOptions): Json {
  const requestFor = (example: RequestExample) =>
    requestOf(operation, sampleRequest(model, operation, example, samples), example);
  const [first] = operation.requests;
  return {
    name: operation.summary,
    request: first ? requestFor(first) : {},
    response: operation.answers.flatMap(({ status, examples }) =>
      examples.map((example) => {
        const request = operation.requests.find(({ name }) => name === example.name) ?? first;
        return responseOf(status, example, request ? requestFor(request) : {});
      }),
    ),
  };
}

function requestOf(operation: Operation, sample: SampleRequest, example: RequestExample): Json {
  const { path, query } = sample.typed;
  const steps = operation.path.split('/').filter(Boolean);
  const variable = Object.entries(path).map(([key, value]) => ({ key, value: String(value) }));
  const parameters = Object.entries(query).map(([key, value]) => ({ key, value: String(value) }));
  const search = parameters
    .map(({ key, value }) => `${key}=${encodeURIComponent(value)}`)
    .join('&');
  const named = steps.map((step) => step.replace(/^\{(.+)\}$/, ':$1'));
  return {
    method: sample.method,
    description: operation.description,
    header: sample.headers.map(([key, value]) => ({ key, value })),
    url: {
      raw: `{{baseUrl}}/${named.join('/')}${search && `?${search}`}`,
      host: ['{{baseUrl}}'],
      path: named,
      query: parameters,
      variable,
    },
    ...(sample.body && { body: bodyOf(sample.body, example) }),
  };
}

function bodyOf(body: NonNullable<SampleRequest['body']>, example: RequestExample): Json {
  if (body.kind === 'form')
    return {
      mode: 'urlencoded',
      urlencoded: body.fields.map(([key, value]) => ({ key, value })),
    };
  const raw = body.kind === 'json' ? JSON.stringify(body.value, null, 2) : body.text;
  const language = example.body?.mediaType.includes('json') ? 'json' : 'text';
  return { mode: 'raw', raw, options: { raw: { language } } };
}

const responseOf = (status: string, example: Example, originalRequest: Json): Json => ({
  name: `${status} ${example.summary || example.name}`,
  originalRequest,
  status: example.summary,
  code: Number(status) || 0,
  header: [{ key: 'Content-Type', value: example.mediaType }],
  body: typeof example.value === 'string' ? example.value : JSON.stringify(example.value, null, 2),
});
