import type { ApiName } from '@frontline/specs/api-names';
import type { RecordRules } from './record-rules.ts';
import type { Ids } from './ids.ts';
import type { Session } from './session.ts';

/** The requests that a check sends to an API, in order. */
export interface Cases {
  /** The environment variable of each secret, by security scheme. */
  secrets: Record<string, string>;
  rules?: RecordRules;
  /** Sends requests that change nothing, even on a server that accepts everything. */
  runSafe(session: Session, input: CaseInput): Promise<void>;
  /** Sends requests that change something, after the owner has agreed. */
  runChanges(session: Session, input: CaseInput): Promise<void>;
  /** What `runChanges` does, shown to the owner who is asked to agree. */
  changeSummary: string;
}

export interface CaseInput {
  ids: Ids;
  secrets: Partial<Record<string, string>>;
  /** The public address of the server, for signatures. */
  publicUrl: string;
  /** Unique to this check. */
  runId: string;
}

export type CasesByApi = Record<ApiName, Cases>;

/** Ids that no store has: the highest number that the documents allow, and a telling name. */
export const UNKNOWN = { number: 2_147_483_647, text: 'no-such-id-conformance-check' };

/**
 * Provokes the answers that every operation shares, with requests that no server can accept.
 *
 * @param credential the security scheme of the path, or `none`; undefined if its secret is not set
 */
export async function sendSharedRequests(
  { sendShared, skip }: Session,
  path: string,
  credential: string | undefined,
): Promise<void> {
  await sendShared({ method: 'GET', path: '/no-such-path-conformance-check' }, 404);
  await sendShared({ method: 'GET', path }, 405);
  if (credential === undefined) {
    for (const status of [400, 413, 415]) skip('', status, 'a credential is not set');
    return;
  }
  const post = { method: 'POST', path, ...(credential !== 'none' && { credential }) };
  await sendShared({ ...post, type: 'application/json', body: '{' }, 400);
  await sendShared({ ...post, type: 'application/json', body: `{${' '.repeat(70_000)}` }, 413);
  await sendShared({ ...post, type: 'text/csv', body: 'a,b' }, 415);
}
