import { consoleForm } from '@frontline/api-reference';
import type { OperationForm } from '@frontline/api-reference/page';
import { buildRequest, fill, restoreForm } from '../../reference/page/try-it/form-state.ts';
import { modelNamed } from '../../reference/build/named-model.ts';
import { apiNames, type ApiName } from '../shared/apis.ts';
import type { RawRequest } from '../page/raw-request.ts';

/** The form of each operation of an API. */
export function inPageForms(api: ApiName): OperationForm[] {
  const model = modelNamed(api);
  return model.groups.flatMap(({ operations }) =>
    operations.map((operation) => consoleForm(model, operation, true)),
  );
}

/** Every example of each operation with its own, a wrong, and no credential. */
export async function everyRequest(): Promise<RawRequest[][]> {
  const operations: RawRequest[][] = [];
  for (const api of apiNames) {
    for (const form of inPageForms(api)) {
      const start = restoreForm(form);
      const filled = [
        ...form.examples.map((example) => fill(form, start, example)),
        ...form.credentials.flatMap(({ name }) =>
          ['wrong', ''].map((text) => ({ ...start, credentials: { [name]: text } })),
        ),
        // Repeated immediately: what is limited, taken or ended now answers differently.
        start,
        start,
      ];
      operations.push(await Promise.all(filled.map((one) => buildRequest(form, one))));
    }
  }
  return operations;
}
