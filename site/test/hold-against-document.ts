import { answers } from '@frontline/specs/answers';
import { expect } from 'vitest';
import type { ApiName } from '../features/sandbox/shared/apis.ts';
import { documents } from '../features/sandbox/page/check-request.ts';

/** Fails the test when no document promises this answer to a request, or promises another body. */
export function holdAgainstDocument(
  { api, method, url }: { api: ApiName; method: string; url: string },
  status: number,
  body: unknown,
): void {
  const { pathname } = new URL(url);
  for (const [template, item] of Object.entries(documents[api].document.paths)) {
    const pattern = new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`);
    const operation = Object.entries(item).find(([name]) => name === method.toLowerCase())?.[1];
    if (!operation || !pattern.test(pathname)) continue;
    const validate = answers[api][`${operation.operationId}${status}`];
    const told = `${operation.operationId} ${status} ${JSON.stringify(body)}`;
    expect(validate, `${told} is not documented`).toBeDefined();
    expect(validate?.(body), `${told}: ${JSON.stringify(validate?.errors)}`).toBe(true);
    return;
  }
  throw new Error(`No document names ${method} ${pathname}.`);
}
