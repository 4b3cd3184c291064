import type { Operation } from './document.ts';

export interface RuntimeAnswer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

const common = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** The answer as a response: plain text where the operation documents that, otherwise JSON. */
export function toResponse(
  { status, body, headers = {} }: RuntimeAnswer,
  operation?: Operation,
): Response {
  if (body === undefined) return new Response(null, { status, headers: { ...common, ...headers } });
  const plain = operation?.responses[status]?.content?.['text/plain'] !== undefined;
  const type = plain ? 'text/plain; charset=utf-8' : 'application/json';
  return new Response(plain ? String(body) : JSON.stringify(body), {
    status,
    headers: { 'content-type': type, ...common, ...headers },
  });
}

/** The body of the first example the document prints for a status of the operation. */
export function firstExample(operation: Operation, status: number): unknown {
  const [media] = Object.values(operation.responses[status]?.content ?? {});
  return Object.values(media?.examples ?? {})[0]?.value;
}
