import type { ApiDocument, Fetch } from '@frontline/contract';
import { documents as listed } from '@frontline/specs/documents';
import { limitsIn, type LimitsSource, type Size } from '@frontline/specs/limits';
import type { ApiName } from '../shared/apis.ts';
import { kernelOf } from './kernel-of.ts';

/** The API documents with the compiled validators of the servers. */
export const documents: Record<ApiName, ApiDocument> = listed;

/** Validation errors by field; `''` has those without a field. */
export type Faults = Record<string, string[]>;

const kernels = new Map<ApiName, Fetch>();

/**
 * Validates a request with the kernel of the servers, which stops before any handler, so that messages are those of
 * the server. Ignores credentials.
 */
export async function checkRequest(api: ApiName, request: Request): Promise<Faults> {
  let kernel = kernels.get(api);
  if (!kernel) {
    const limit = limitsIn(documents[api].document as LimitsSource)['body-limit'];
    kernels.set(api, (kernel = kernelOf(documents[api], (limit as Size | undefined)?.bytes)));
  }
  const answer = await kernel(request);
  if (answer.status < 400) return {};
  const body = (await answer.json()) as { message?: string; errors?: Faults };
  return body.errors ?? { '': [body.message ?? 'The request is not valid.'] };
}
