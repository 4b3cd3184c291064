import type { RequestStep, Scenario, Public } from '@frontline/scenarios';
import { publicValues } from '@frontline/client/public-values';
import ports from '@frontline/specs/ports.json';
import { apiNames, baseUrlOf } from '../../sandbox/shared/apis.ts';
import type { DemoCall } from '../../sandbox/shared/demo-calls.ts';

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

/** A step that sends a call; later steps read its response by the name in `as`. */
export const requestStep = (note: string, { url, ...call }: DemoCall, as = ''): RequestStep => ({
  kind: 'request',
  note,
  ...call,
  path: url.slice(baseUrlOf(call.api).length),
  as,
});

export const waitStep = (note: string, seconds: number) =>
  ({ kind: 'wait', note, seconds }) as const;
