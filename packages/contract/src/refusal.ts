import type { Operation } from './document.ts';

/** A response that ends a request before its handler runs. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Record<string, string>;

  constructor(status: number, body: unknown, headers: Record<string, string> = {}) {
    super(`refused with ${status}`);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

export interface RuntimeAnswer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

const commonHeaders = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/**
 * Converts an answer to a response: plain text if the operation documents that, otherwise JSON. All headers are passed
 * to the constructor: changing those of a response costs as much as creating one.
 *
 * @param extraHeaders  headers besides those of the answer.
 */
export function toResponse(
  { status, body, headers }: RuntimeAnswer,
  extraHeaders: Record<string, string>,
  operation?: Operation,
): Response {
  if (body === undefined) {
    return new Response(null, {
      status,
      headers: Object.assign({ ...commonHeaders }, headers, extraHeaders),
    });
  }
  const plain = operation?.responses[status]?.content?.['text/plain'] !== undefined;
  const type = plain ? 'text/plain; charset=utf-8' : 'application/json';
  return new Response(plain ? String(body) : JSON.stringify(body), {
    status,
    headers: Object.assign({ 'content-type': type, ...commonHeaders }, headers, extraHeaders),
  });
}

/** The body of the document's first example for a status of the operation. */
export function firstExample(operation: Operation, status: number): unknown {
  const [media] = Object.values(operation.responses[status]?.content ?? {});
  return Object.values(media?.examples ?? {})[0]?.value;
}
