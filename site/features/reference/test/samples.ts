import { fileURLToPath } from 'node:url';
import { buildModel, languages, sampleRequest } from '@frontline/api-reference';
import { documentAt } from '../build/read-document.ts';
import { references } from '../build/references.ts';
import { operationsIn } from '@frontline/api-reference/test-models';

export interface WrittenSample {
  api: string;
  operationId: string;
  language: string;
  /** The documented status of the request. */
  status: number;
  text: string;
}

export const models = references.documents.map(({ name, file }) =>
  buildModel(name, documentAt(fileURLToPath(new URL(`../../../${file}`, import.meta.url)))),
);

/** All samples of the three reference pages in one language. */
export function samplesIn(language: string): WrittenSample[] {
  const { write } = languages.find(({ id }) => id === language)!;
  return models.flatMap((model) => {
    const { client } = references.documents.find(({ name }) => name === model.name)!;
    return operationsIn(model).map((operation) => {
      const [example] = operation.requests;
      const options = { secrets: references.secrets, client };
      const request = sampleRequest(model, operation, example, options);
      const answer = operation.answers.find(({ examples }) =>
        examples.some(({ name }) => name === example!.name),
      );
      return {
        api: model.name,
        operationId: operation.operationId,
        language,
        status: Number(answer!.status),
        text: write(request),
      };
    });
  });
}
