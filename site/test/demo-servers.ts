import { createCallForHelp } from '@frontline/call-for-help';
import type { Server } from '@frontline/contract';
import { createLockers } from '@frontline/lockers';
import { createRadio } from '@frontline/radio';
import { openSqlite } from '@frontline/storage/sqlite';
import type { ApiName } from '../src/sandbox/apis.ts';
import { toRequest, type RawRequest } from '../src/sandbox/raw-request.ts';
import { holdAgainstDocument } from './hold-against-document.ts';

/** What the documents print for a drawn message_id and a drawn open code. */
const printedId = 'q7Jk3vX0T2mZbW8nR5cYdA';
const printedCode = '604178';

export interface Answered {
  status: number;
  /** Parsed where it is JSON. */
  body: unknown;
}

/**
 * The three servers with freshly seeded demonstration data in memory. Every answer is held against
 * its document.
 */
export async function startDemoServers() {
  const databases = await Promise.all([0, 1, 2].map(() => openSqlite({ file: ':memory:' })));
  const [first, second, third] = databases;
  if (!first || !second || !third) throw new Error('SQLite did not open three databases.');
  const common = { now: () => new Date(), newId: () => printedId, demo: true };
  const servers: Record<ApiName, Server> = {
    'call-for-help': await createCallForHelp({ ...common, db: first }),
    lockers: await createLockers({ ...common, newCode: () => printedCode, db: second }),
    radio: await createRadio({ ...common, db: third }),
  };

  return {
    async send(raw: RawRequest): Promise<Answered> {
      const response = await servers[raw.api].fetch(toRequest(raw));
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.startsWith('application/json');
      const body: unknown = isJson ? JSON.parse(text) : text;
      holdAgainstDocument(raw, response.status, body);
      return { status: response.status, body };
    },
    /** Lets go of the databases; what is sent from then on fails. */
    async close(): Promise<void> {
      await Promise.all(databases.map((db) => db.close()));
    },
  };
}
