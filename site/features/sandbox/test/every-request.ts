import type { OpenApiDocument } from '@frontline/specs/document';
import { buildRequest, fill, restoreForm } from '../../reference/page/try-it/form-state.ts';
import { readForm } from '../../reference/page/try-it/read-form.ts';
import { apiNames } from '../shared/apis.ts';
import { documents } from '../page/check-request.ts';
import type { RawRequest } from '../page/raw-request.ts';

/** Every example of each operation with its own, a wrong, and no credential. */
export async function everyRequest(): Promise<RawRequest[][]> {
  const operations: RawRequest[][] = [];
  for (const api of apiNames) {
    const document = documents[api].document as OpenApiDocument;
    for (const { operationId } of Object.values(document.paths).flatMap((i) => Object.values(i))) {
      const form = readForm(api, document, operationId);
      const start = restoreForm(form);
      const filled = [
        ...form.examples.map((example) => fill(form, start, example)),
        ...(form.credential ? ['wrong', ''] : []).map((credential) => ({ ...start, credential })),
        // Repeated immediately: what is limited, taken or ended now answers differently.
        start,
        start,
      ];
      operations.push(await Promise.all(filled.map((one) => buildRequest(form, one))));
    }
  }
  return operations;
}
