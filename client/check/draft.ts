import type { Values } from '../src/request.ts';
import type { Api } from './apis.ts';
import type { Step } from './step.ts';

/** What a step sends, and what the document promises for it. */
export interface Draft {
  /** `POST /api/lockers/orders` */
  line: string;
  params: Record<'path' | 'query' | 'header', Values>;
  body: Values | undefined;
  status: number;
  /** The printed answer, where the step is to earn that one. */
  printed: unknown;
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
  return {
    line: `${found.method} ${found.path}`,
    params: { path: inPlace('path'), query: inPlace('query'), header: inPlace('header') },
    body: hasBody ? { ...(found.body as Values | undefined), ...fields } : undefined,
    status: status ?? found.status,
    printed: status === undefined || status === found.status ? found.answer : undefined,
  };
}
