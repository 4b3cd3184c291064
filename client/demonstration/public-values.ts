import { printedSecrets } from '../../servers/generated/printed-secrets.ts';

/** The keys, ids and codes of the demonstration store, which the docs print and nothing else accepts. */
export const publicValues: ReadonlySet<string> = new Set([
  ...Object.values(printedSecrets),
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
]);
