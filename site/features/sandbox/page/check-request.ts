import type { ApiDocument, Fetch } from '@frontline/contract';
import { documents as listed } from '@frontline/specs/documents';
import type { ApiName } from '../shared/apis.ts';
import { kernelOf } from './kernel-of.ts';

/** The documents with their compiled checks, as the servers have them. */
export const documents: Record<ApiName, ApiDocument> = listed;

/** What is wrong with a request, by field; `''` holds what belongs to no field. */
export type Faults = Record<string, string[]>;

const kernels = new Map<ApiName, Fetch>();

/**
 * Asks the kernel of the servers what it would refuse about a request before it reaches a handler.
 * The sentences are therefore the server's own. Credentials are not looked at.
 */
export async function checkRequest(api: ApiName, request: Request): Promise<Faults> {
  let kernel = kernels.get(api);
  if (!kernel) kernels.set(api, (kernel = kernelOf(documents[api])));
  const answer = await kernel(request);
  if (answer.status < 400) return {};
  const body = (await answer.json()) as { message?: string; errors?: Faults };
  return body.errors ?? { '': [body.message ?? 'The request is not valid.'] };
}
