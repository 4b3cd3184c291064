import type { RequestStep, Scenario, Public } from '@frontline/scenarios';
import { publicValues } from '@frontline/client/public-values';
import ports from '@frontline/specs/ports.json';
import { type ApiName, apiNames, baseUrlOf } from '../../sandbox/shared/apis.ts';

/** Where each server listens, as the examples print it: `localhost:8004`. */
export const hosts: Readonly<Record<string, string>> = Object.fromEntries(
  apiNames.map((api) => [api, `localhost:${ports[api]}`]),
);

/** The address of each server, as the examples print it. */
export const servers: Readonly<Record<string, string>> = Object.fromEntries(
  apiNames.map((api) => [api, baseUrlOf(api)]),
);

/** What a scenario may hold. */
export const known: Public = { apis: apiNames, values: publicValues };

/** A scenario that a page tells. */
export interface PublishedScenario extends Scenario {
  /** What it shows, in one sentence. */
  about: string;
  /** The status that each request is answered with, in their order; the tests hold the servers to it. */
  statuses: readonly number[];
}

/** A step with a JSON body, if it has one. */
export const ask = (
  note: string,
  api: ApiName,
  line: string,
  {
    body,
    as = '',
    headers = [],
  }: { body?: object; as?: string; headers?: [string, string][] } = {},
): RequestStep => {
  const [method = '', path = ''] = line.split(' ');
  const json: [string, string][] = body ? [['Content-Type', 'application/json']] : [];
  return {
    kind: 'request',
    note,
    api,
    method,
    path,
    headers: [...headers, ...json],
    body: body ? JSON.stringify(body, null, 2) : '',
    as,
  };
};

export const wait = (note: string, seconds: number) => ({ kind: 'wait', note, seconds }) as const;
