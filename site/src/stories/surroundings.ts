import type { Public } from '@frontline/stories';
import ports from '@frontline/specs/ports.json';
import { apiNames, baseUrlOf } from '../sandbox/apis.ts';
import { demoCredentials } from '../sandbox/demo-credentials.ts';

/** Where each server listens, as the examples print it: `localhost:8004`. */
export const hosts: Readonly<Record<string, string>> = Object.fromEntries(
  apiNames.map((api) => [api, `localhost:${ports[api]}`]),
);

/** The address of each server, as the examples print it. */
export const servers: Readonly<Record<string, string>> = Object.fromEntries(
  apiNames.map((api) => [api, baseUrlOf(api)]),
);

/** The keys, ids and codes of the demonstration store: they are printed in these docs, and open nothing else. */
export const known: Public = {
  apis: apiNames,
  values: new Set([
    ...Object.values(demoCredentials),
    'demo-locker-key-2',
    'demo-edge-key-0043',
    'demo-button-aisle-4',
    'demo-button-pharmacy',
    'demo-button-curbside',
    'demo-request-created',
    'demo-request-claimed',
    'demo-request-on-the-way',
    'demo-request-completed',
    'demo-request-canceled',
    'AC00000000000000000000000000000000',
    '482913',
    '731046',
    // A code that no order has.
    '000000',
  ]),
};
