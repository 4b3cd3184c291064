import type { Operation } from './document.ts';

/** An answer that ends a request before its handler runs. */
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

const common = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/**
 * The answer as a response: plain text where the operation documents that, otherwise JSON. All of its
 * headers are given at once: to change those of a finished response costs as much as to make it.
 *
 * @param more  headers beside those of the answer.
 */
export function toResponse(
  { status, body, headers }: RuntimeAnswer,
  more: Record<string, string>,
  operation?: Operation,
): Response {
  if (body === undefined) {
    return new Response(null, { status, headers: Object.assign({ ...common }, headers, more) });
  }
  const plain = operation?.responses[status]?.content?.['text/plain'] !== undefined;
  const type = plain ? 'text/plain; charset=utf-8' : 'application/json';
  return new Response(plain ? String(body) : JSON.stringify(body), {
    status,
    headers: Object.assign({ 'content-type': type, ...common }, headers, more),
  });
}

/** The body of the first example the document prints for a status of the operation. */
export function firstExample(operation: Operation, status: number): unknown {
  const [media] = Object.values(operation.responses[status]?.content ?? {});
  return Object.values(media?.examples ?? {})[0]?.value;
}
