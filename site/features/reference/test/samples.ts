import { fileURLToPath } from 'node:url';
import { readDocument } from '../build/document/read-document.ts';
import { buildModel } from '../build/model/build-model.ts';
import { references } from '../build/references.ts';
import { answerKind, languages } from '../shared/samples/languages.ts';
import { sampleRequest, type SampleRequest } from '../shared/samples/request.ts';
import { operationsIn, modelOf } from './document.ts';

export interface WrittenSample {
  api: string;
  operationId: string;
  language: string;
  /** What the document promises for the request. */
  status: number;
  text: string;
}

export const models = references.documents.map(({ name, file }) =>
  buildModel(name, readDocument(fileURLToPath(new URL(`../../../${file}`, import.meta.url)))),
);

/** Every sample of the three reference pages in one language. */
export function samplesIn(language: string): WrittenSample[] {
  const { write } = languages.find(({ id }) => id === language)!;
  return models.flatMap((model) => {
    const { client } = references.documents.find(({ name }) => name === model.name)!;
    return operationsIn(model).map((operation) => {
      const [example] = operation.requests;
      const options = { secrets: references.secrets, client };
      const request = sampleRequest(model, operation, example!, options);
      const answer = operation.answers.find(({ examples }) =>
        examples.some(({ name }) => name === example!.name),
      );
      return {
        api: model.name,
        operationId: operation.operationId,
        language,
        status: Number(answer!.status),
        text: write({ ...request, answer: answerKind(operation) }),
      };
    });
  });
}

/** What the first sample of an operation sends whose body has this content. */
export function sampleOf(content: string): SampleRequest {
  const model = modelOf(`
servers: [{ url: 'https://api.example.com' }]
paths:
  /things: { post: { operationId: addThing, requestBody: { content: { ${content} } }, responses: {} } }
`);
  const [operation] = operationsIn(model);
  return sampleRequest(model, operation!, operation!.requests[0]!, { secrets: {} });
}
