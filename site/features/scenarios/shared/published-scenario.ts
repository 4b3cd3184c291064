import type { RequestStep, Scenario } from '@frontline/scenarios';
import type { ApiName } from '../../sandbox/shared/apis.ts';

/** A story that a page tells. */
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
