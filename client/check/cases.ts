import type { ApiName } from '@frontline/specs/api-names';
import type { Facts } from './facts.ts';
import type { Ids } from './ids.ts';
import type { Session } from './session.ts';

/** In what order the operations of an API are tried. */
export interface Cases {
  /** The secrets it uses, by their names in the document, and the environment variable of each. */
  secrets: Record<string, string>;
  /** What stays true from answer to answer. */
  facts?: Facts;
  /** What changes nothing, even on a server that accepts everything. */
  look(session: Session, given: Given): Promise<void>;
  /** What changes something; told to the owner before. */
  change(session: Session, given: Given): Promise<void>;
  /** What `change` does, as the owner is asked. */
  changes: string;
}

export interface Given {
  ids: Ids;
  secrets: Partial<Record<string, string>>;
  /** The public address of the server, for signatures. */
  publicUrl: string;
  /** A name that no earlier check has used. */
  mark: string;
}

export type CasesByApi = Record<ApiName, Cases>;

/** What no store has: numbers as high as the documents allow, and names that say so. */
export const UNKNOWN = { number: 2_147_483_647, text: 'no-such-id-conformance-check' };

/**
 * The answers that every operation shares, tried where nothing can come of it.
 *
 * @param credential the one that the path asks for, `none` where it asks for none; undefined where it is not at hand
 */
export async function shared(
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
