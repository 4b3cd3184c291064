import type { RequestStep, Scenario, Public } from '@frontline/scenarios';
import { publicValues } from '@frontline/client/public-values';
import ports from '@frontline/specs/ports.json';
import { type ApiName, apiNames, baseUrlOf } from '../../sandbox/shared/apis.ts';

/** The host of each server as printed in examples: `localhost:8004`. */
export const hosts: Readonly<Record<string, string>> = Object.fromEntries(
  apiNames.map((api) => [api, `localhost:${ports[api]}`]),
);

/** The URL of each server as printed in examples. */
export const servers: Readonly<Record<string, string>> = Object.fromEntries(
  apiNames.map((api) => [api, baseUrlOf(api)]),
);

/** APIs and values that a scenario may contain. */
export const publicData: Public = { apis: apiNames, values: publicValues };

/** A scenario of a page. */
export interface PublishedScenario extends Scenario {
  /** What it shows, in one sentence. */
  about: string;
  /** The status of each response, in order; tests verify it. */
  statuses: readonly number[];
}

/** A request step with an optional JSON body. */
export const requestStep = (
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

export const waitStep = (note: string, seconds: number) =>
  ({ kind: 'wait', note, seconds }) as const;
