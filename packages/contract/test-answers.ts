import { expect } from 'vitest';
import type { OpenApiDocument, Validate } from './src/document.ts';

/** An answer that the document allows, its body read: text as it came, JSON parsed. */
interface CheckedAnswer<Body = unknown> {
  status: number;
  body: Body;
  headers: Headers;
}

/** Statuses that every operation shares; the documents describe them in their introductions. */
const shared = [400, 404, 405, 409, 413, 415];

/** The operation that a method and a path belong to; undefined for what the document does not name. */
export function operationOf(
  { paths }: OpenApiDocument,
  method: string,
  path: string,
): string | undefined {
  if (!isWellEncoded(path)) return undefined;
  for (const [template, item] of Object.entries(paths)) {
    const pattern = new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`);
    const operation = Object.entries(item).find(([name]) => name === method.toLowerCase())?.[1];
    if (operation && pattern.test(path)) return operation.operationId;
  }
  return undefined;
}

/** Reads an answer; fails the test when the document does not promise its status and its shape. */
export async function checkAnswer<Body = unknown>(
  document: OpenApiDocument,
  validators: Record<string, Validate>,
  request: Request,
  response: Response,
): Promise<CheckedAnswer<Body>> {
  const { status, headers } = response;
  const { method, url } = request;
  const text = await response.text();
  const plain = headers.get('content-type')?.startsWith('text/plain');
  const body = plain ? text : text === '' ? undefined : JSON.parse(text);
  const operation = operationOf(document, method, new URL(url).pathname);
  const validate = operation ? validators[`${operation}${status}`] : undefined;
  if (validate) {
    const valid = validate(body);
    expect(valid, `${operation} ${status} ${text}: ${JSON.stringify(validate.errors)}`).toBe(true);
  } else {
    expect(shared, `${method} ${url} is not documented to answer ${status}`).toContain(status);
  }
  return { status, headers, body };
}

/** Whether a path can name anything: a wrong code and a NUL do not. */
function isWellEncoded(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}
