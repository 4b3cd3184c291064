import { operationsOf } from './apis.ts';
import type { OpenApiDocument, Operation } from './document.ts';

/**
 * An example request of a document: the parameter and body examples of one name in an operation, or one entry of its
 * `x-refused`, which is complete in itself.
 */
export interface PrintedRequest {
  operation: Operation;
  operationId: string;
  /** `POST` */
  method: string;
  /** The path template. */
  path: string;
  name: string;
  /** Whether it is under `x-refused`: it is invalid. */
  isRefused: boolean;
  /** The example values by parameter name; parameters without one are not sent. */
  parameters: Record<string, unknown>;
  /** Undefined if the operation has no request body. */
  mediaType: string | undefined;
  /** Undefined if none is sent. */
  body: unknown;
  /** The status of its response, the example of the same name. */
  status: number;
  answer: unknown;
}

/**
 * Every example request of a bundled document in reading order; for each operation, valid requests come first.
 *
 * @throws {Error} if there is no response example with the name of a request
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

/** The example requests of an operation, without their responses. */
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

/** The request target: `/api/callforhelp/v1/tracking?message_id=…` */
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

/** The response example of this name, with its status. */
export function answerNamed({ responses }: Operation, name: string) {
  for (const [status, { content = {} }] of Object.entries(responses)) {
    for (const { examples = {} } of Object.values(content)) {
      const example = examples[name];
      if (example) return { status: Number(status), answer: example.value };
    }
  }
  return undefined;
}
