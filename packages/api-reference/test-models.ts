import { sampleRequest, type SampleRequest } from './src/samples/request.ts';
import { readDocument } from './src/document/read-document.ts';
import { walkOf } from './src/document/cursor.ts';
import { buildModel } from './src/model/build-model.ts';
import { generateValue } from './src/model/generate-value.ts';
import type { ApiModel, Operation, Shape } from './src/model/api-model.ts';

/** Builds the model of a partial document, filling in what is required. */
export function modelOf(yaml: string, version = '3.1.0'): ApiModel {
  const head = /^(openapi|swagger):/m.test(yaml) ? '' : `openapi: ${version}\n`;
  return buildModel('test', readDocument(head + yaml, 'test.yaml'));
}

/** The shape of `components.schemas.Thing`. `yaml` is the content of `schemas`. */
export function thing(yaml: string, version?: string): Shape {
  const text = `components:\n  schemas:\n${indented(yaml, 4)}`;
  const schema = modelOf(text, version).schemas.find(({ name }) => name === 'Thing');
  if (!schema) throw new Error('The test has no schema Thing.');
  return schema.shape;
}

export const operationsIn = (model: ApiModel): Operation[] =>
  model.groups.flatMap((group) => group.operations);

/** The first sample request of an operation with this body content. */
export function sampleOf(content: string): SampleRequest {
  const model = modelOf(`
servers: [{ url: 'https://api.example.com' }]
paths:
  /things: { post: { operationId: addThing, requestBody: { content: { ${content} } }, responses: {} } }
`);
  const [operation] = operationsIn(model);
  return sampleRequest(model, operation!, operation!.requests[0], { secrets: {} });
}

export type Schema = Record<string, unknown>;

/** The value generated for a schema, which may refer to `#/components/schemas`. */
export function generatedFor(schema: Schema | boolean, schemas: Record<string, Schema> = {}) {
  const text = JSON.stringify({ openapi: '3.1.0', holder: { schema }, components: { schemas } });
  const walk = walkOf(readDocument(text, 'test.json'));
  return generateValue(walk, walk.get(walk.root, 'holder')!, 'answer');
}

function indented(text: string, by: number): string {
  const lines = text.replace(/^\n/, '').split('\n');
  const margin = /^ */.exec(lines[0] ?? '')?.[0].length ?? 0;
  return lines.map((line) => ' '.repeat(by) + line.slice(margin)).join('\n');
}
