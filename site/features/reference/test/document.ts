import { parsedDocument } from '../build/document/read-document.ts';
import { buildModel } from '../build/model/build-model.ts';
import type { ApiModel, Operation, Shape } from '../shared/model.ts';

/** The model of a document written in a test; what the test does not care about is filled in. */
export function modelOf(yaml: string, version = '3.1.0'): ApiModel {
  const head = /^(openapi|swagger):/m.test(yaml) ? '' : `openapi: ${version}\n`;
  return buildModel('test', parsedDocument(head + yaml, 'test.yaml'));
}

/** What a schema under `components.schemas.Thing` comes to. `yaml` holds all schemas. */
export function thing(yaml: string, version?: string): Shape {
  const text = `components:\n  schemas:\n${indented(yaml, 4)}`;
  const found = modelOf(text, version).schemas.find(({ name }) => name === 'Thing');
  if (!found) throw new Error('The test has no schema Thing.');
  return found.shape;
}

export const operationsIn = (model: ApiModel): Operation[] =>
  model.groups.flatMap((group) => group.operations);

function indented(text: string, by: number): string {
  const lines = text.replace(/^\n/, '').split('\n');
  const margin = /^ */.exec(lines[0] ?? '')?.[0].length ?? 0;
  return lines.map((line) => ' '.repeat(by) + line.slice(margin)).join('\n');
}
