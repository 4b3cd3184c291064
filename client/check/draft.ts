import type { Operation } from '@frontline/specs/document';
import type { Values } from '../src/request.ts';
import type { Api } from './apis.ts';
import type { Step } from './step.ts';

/** What a step sends, and what the document promises for it. */
export interface Draft {
  operation: Operation;
  /** `POST /api/lockers/orders` */
  line: string;
  params: Record<'path' | 'query' | 'header', Values>;
  body: Values | undefined;
  status: number;
  /** The printed answer, where the step is to earn that one. */
  printed: unknown;
  /** The printed refusal that the status means: the step's own, or the only one. Undefined for a success. */
  refusal: unknown;
}

/**
 * The printed request of a step with the owner's own values in it.
 *
 * @throws {Error} the document prints no such request
 */
export function draftOf(api: Api, { operation, like, given = {}, status }: Step): Draft {
  const found = api.printed.find(
    ({ operationId, name }) => operationId === operation && name === like,
  );
  if (!found) throw new Error(`The document prints no request "${like}" of ${operation}.`);
  const named = found.operation.parameters ?? [];
  const isParameter = (name: string) => named.some((parameter) => parameter.name === name);
  const own = Object.entries(given);
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
  const earned = status ?? found.status;
  const printed = earned === found.status ? found.answer : undefined;
  return {
    operation: found.operation,
    line: `${found.method} ${found.path}`,
    params: { path: inPlace('path'), query: inPlace('query'), header: inPlace('header') },
    body: hasBody ? { ...(found.body as Values | undefined), ...fields } : undefined,
    status: earned,
    printed,
    refusal: earned < 400 ? undefined : (printed ?? onlyExample(found.operation, earned)),
  };
}

/** The one answer that is printed for a status; undefined where there are more, as each has words of its own. */
function onlyExample({ responses }: Operation, status: number): unknown {
  const printed = Object.values(responses[status]?.content ?? {}).flatMap(({ examples = {} }) =>
    Object.values(examples),
  );
  return printed.length === 1 ? printed[0]!.value : undefined;
}
