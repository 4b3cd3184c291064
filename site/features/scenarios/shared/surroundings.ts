import { publicValues } from '@frontline/client/public-values';
import type { Public } from '@frontline/scenarios';
import ports from '@frontline/specs/ports.json';
import { apiNames, baseUrlOf } from '../../sandbox/shared/apis.ts';

/** Where each server listens, as the examples print it: `localhost:8004`. */
export const hosts: Readonly<Record<string, string>> = Object.fromEntries(
  apiNames.map((api) => [api, `localhost:${ports[api]}`]),
);

/** The address of each server, as the examples print it. */
export const servers: Readonly<Record<string, string>> = Object.fromEntries(
  apiNames.map((api) => [api, baseUrlOf(api)]),
);

/** What a story may hold. */
export const known: Public = { apis: apiNames, values: publicValues };
