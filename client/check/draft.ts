import type { Operation } from '@frontline/specs/document';
import type { Values } from '../src/request.ts';
import type { Api } from './apis.ts';
import type { Step } from './step.ts';

/** The request of a step, and the answer that the document promises. */
export interface Draft {
  operation: Operation;
  /** `POST /api/lockers/orders` */
  line: string;
  params: Record<'path' | 'query' | 'header', Values>;
  body: Values | undefined;
  status: number;
  /** The printed answer, if the step expects its status. */
  printed: unknown;
  /** The printed refusal: that of the request, or the only one of the status. Undefined for a success. */
  refusal: unknown;
}

/**
 * Builds the request of a step from its printed request and the values of the step.
 *
 * @throws {Error} the document prints no such request
 */
export function draftOf(
  api: Api,
  { operation, example, values: overrides = {}, status }: Step,
): Draft {
  const found = api.printed.find(
    ({ operationId, name }) => operationId === operation && name === example,
  );
  if (!found) throw new Error(`The document prints no request "${example}" of ${operation}.`);
  const named = found.operation.parameters ?? [];
  const isParameter = (name: string) => named.some((parameter) => parameter.name === name);
  const own = Object.entries(overrides);
  const values: Values = {
    ...found.parameters,
    ...Object.fromEntries(own.filter(([name]) => isParameter(name))),
  };
  const inPlace = (place: string) =>
    Object.fromEntries(
      named
        .filter((parameter) => parameter.in === place && parameter.name in values)
        .map(({ name }) => [name, values[name]]),
    );
  const fields = Object.fromEntries(own.filter(([name]) => !isParameter(name)));
  const hasBody = found.mediaType !== undefined;
  const expectedStatus = status ?? found.status;
  const printed = expectedStatus === found.status ? found.answer : undefined;
  return {
    operation: found.operation,
    line: `${found.method} ${found.path}`,
    params: { path: inPlace('path'), query: inPlace('query'), header: inPlace('header') },
    body: hasBody ? { ...(found.body as Values | undefined), ...fields } : undefined,
    status: expectedStatus,
    printed,
    refusal:
      expectedStatus < 400 ? undefined : (printed ?? onlyExample(found.operation, expectedStatus)),
  };
}

/** The printed answer of a status; undefined if there are several, because their messages differ. */
function onlyExample({ responses }: Operation, status: number): unknown {
  const printed = Object.values(responses[status]?.content ?? {}).flatMap(({ examples = {} }) =>
    Object.values(examples),
  );
  return printed.length === 1 ? printed[0]!.value : undefined;
}
