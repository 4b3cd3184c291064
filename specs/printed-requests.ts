import { operationsOf } from './apis.ts';
import type { OpenApiDocument, Operation } from './document.ts';

/**
 * A request that a document prints: the examples of one name in the parameters and in the body of an
 * operation, or one entry of its `x-refused`, which is whole by itself.
 */
export interface PrintedRequest {
  operation: Operation;
  operationId: string;
  /** `POST` */
  method: string;
  /** With `{name}` for its parameters. */
  path: string;
  name: string;
  /** Whether it stands under `x-refused`: it does not fit the schema. */
  isRefused: boolean;
  /** The printed values, by the name of the parameter; one that is not printed is not sent. */
  parameters: Record<string, unknown>;
  /** Undefined where the operation takes no body. */
  mediaType: string | undefined;
  /** Undefined where none is sent. */
  body: unknown;
  /** What it earns: the answer of the same name. */
  status: number;
  answer: unknown;
}

/**
 * Every request of a bundled document in reading order, those of an operation that it accepts before
 * those it refuses.
 *
 * @throws {Error} a request has the name of no answer
 */
export const printedRequests = (document: OpenApiDocument): PrintedRequest[] =>
  operationsOf(document).flatMap(({ path, method, operation }) =>
    requestsOf(operation).map((request) => {
      const answer = answerNamed(operation, request.name);
      const { operationId } = operation;
      if (!answer)
        throw new Error(`${operationId}: the request "${request.name}" is named after no answer.`);
      const [mediaType] = Object.keys(operation.requestBody?.content ?? {});
      const call = { operation, operationId, method: method.toUpperCase(), path };
      return { ...call, mediaType, ...request, ...answer };
    }),
  );

/** What an operation prints of its requests, without their answers. */
export function requestsOf(
  operation: Operation,
): Pick<PrintedRequest, 'name' | 'isRefused' | 'parameters' | 'body'>[] {
  const parameters = operation.parameters ?? [];
  const [media] = Object.values(operation.requestBody?.content ?? {});
  const bodies = media?.examples ?? {};
  const names = new Set(
    [bodies, ...parameters.map(({ examples = {} }) => examples)].flatMap(Object.keys),
  );
  const accepted = [...names].map((name) => {
    const printed = parameters.flatMap((parameter) => {
      const example = parameter.examples?.[name];
      return example ? [[parameter.name, example.value] as const] : [];
    });
    const body = bodies[name]?.value;
    return { name, isRefused: false, parameters: Object.fromEntries(printed), body };
  });
  const refused = Object.entries(operation['x-refused'] ?? {}).map(
    ([name, { parameters = {}, body }]) => ({ name, isRefused: true, parameters, body }),
  );
  return [...accepted, ...refused];
}

/** The address of a request without its host: `/api/callforhelp/v1/tracking?message_id=…` */
export function addressOf({
  path,
  operation,
  parameters,
}: Pick<PrintedRequest, 'path' | 'operation' | 'parameters'>): string {
  const query = new URLSearchParams();
  let address = path;
  for (const { name, in: place } of operation.parameters ?? []) {
    if (!(name in parameters)) continue;
    const value = String(parameters[name]);
    if (place === 'query') query.set(name, value);
    else if (place === 'path') address = address.replace(`{${name}}`, encodeURIComponent(value));
  }
  return query.size > 0 ? `${address}?${query}` : address;
}

/** The answer of an operation whose example bears this name, with the status it stands under. */
export function answerNamed({ responses }: Operation, name: string) {
  for (const [status, { content = {} }] of Object.entries(responses)) {
    for (const { examples = {} } of Object.values(content)) {
      const example = examples[name];
      if (example) return { status: Number(status), answer: example.value };
    }
  }
  return undefined;
}
