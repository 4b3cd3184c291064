import type { Server } from '@frontline/contract';
import type { Database } from '@frontline/storage';
import { openSqlite } from '@frontline/storage/sqlite';
import { answers } from '@frontline/specs/answers';
import { expect } from 'vitest';
import { creators } from '../../servers/generated/creators.ts';
import { apiNames, type ApiName } from '../features/sandbox/shared/apis.ts';
import { toRequest, type RawRequest } from '../features/sandbox/page/raw-request.ts';
import { documents } from '../features/sandbox/page/check-request.ts';

/** The random values that the documents print: a message_id and an open code. */
const printedId = 'q7Jk3vX0T2mZbW8nR5cYdA';
const printedCode = '604178';

export interface Reply {
  status: number;
  /** Parsed if it is JSON. */
  body: unknown;
}

/**
 * Starts the servers with new demonstration data in memory. Every response is validated against its document.
 */
export async function startDemoServers() {
  const databases: Database[] = [];
  const newId = () => printedId;
  const common = { now: () => new Date(), newId, newCode: () => printedCode, demo: true };
  const servers = new Map<ApiName, Server>();
  for (const name of apiNames) {
    const db = await openSqlite({ file: ':memory:' });
    databases.push(db);
    servers.set(name, await creators[name]({ ...common, db }));
  }

  return {
    async send(raw: RawRequest): Promise<Reply> {
      const response = await servers.get(raw.api)!.fetch(toRequest(raw));
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.startsWith('application/json');
      const body: unknown = isJson ? JSON.parse(text) : text;
      expectDocumented(raw, response.status, body);
      return { status: response.status, body };
    },
    /** Closes the databases; later requests fail. */
    async close(): Promise<void> {
      await Promise.all(databases.map((db) => db.close()));
    },
  };
}

/** Fails the test if a response is not documented, or its body does not match the document. */
export function expectDocumented(
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
    const name = `${operation.operationId} ${status} ${JSON.stringify(body)}`;
    expect(validate, `${name} is not documented`).toBeDefined();
    expect(validate?.(body), `${name}: ${JSON.stringify(validate?.errors)}`).toBe(true);
    return;
  }
  throw new Error(`No document names ${method} ${pathname}.`);
}
