import { sampleRequest } from '../shared/samples/request.ts';
import type { SampleRequest } from '../shared/samples/request.ts';
import { modelOf, operationsIn } from './document.ts';

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
