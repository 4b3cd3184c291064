import { anchorOf, fieldOf } from '@frontline/openapi-validator';
import type { Operation, Schema } from '@frontline/specs/document';
import { operationsIn, type Api } from '../check/apis.ts';
import type { Problem } from './report.ts';

const aboutParameter = /^(?:Invalid|Missing required) (path|query|header) parameter:? "([^"]+)"/;

/** Where the reference of an API says what a problem is about: the field, else its status, else its operation. */
export function anchorOfProblem(api: Api, problem: Problem): string {
  const { operationId, status = 0, target, dataPath = '', message } = problem;
  const found = operationsIn(api).find(({ operation }) => operation.operationId === operationId);
  if (!found) return '';
  const { operation } = found;
  const at = (...parts: (string | number)[]) => anchorOf(operation.operationId, ...parts);
  const [, place = '', name = ''] = aboutParameter.exec(message) ?? [];
  if (hasParameter(operation, place, name)) return at(place, name);
  const isAnswer = target === 'response';
  if (isAnswer && !Object.hasOwn(operation.responses, status)) return at();
  const field = fieldOf(dataPath);
  const content = isAnswer ? operation.responses[status]!.content : operation.requestBody?.content;
  const [media] = Object.values(content ?? {});
  const isNamed = field !== undefined && media && hasField(api, media.schema, field);
  if (isAnswer) return isNamed ? at(status, field) : at(status);
  return isNamed ? at('body', field) : at();
}

const hasParameter = ({ parameters = [] }: Operation, place: string, name: string) =>
  parameters.some((one) => one.in === place && one.name === name);

function hasField(api: Api, { $ref, items, properties = {} }: Schema, name: string): boolean {
  const inner = $ref ? api.document.components.schemas[$ref.split('/').at(-1)!] : items;
  return inner ? hasField(api, inner, name) : Object.hasOwn(properties, name);
}
