import ports from '@frontline/specs/ports.json';

/** The three APIs in reading order; a test holds names and ports to the documents in specs/. */
export const apiNames = ['call-for-help', 'lockers', 'radio'] as const;
export type ApiName = (typeof apiNames)[number];

/** Where a reference server listens unless told otherwise: `lockers` → `http://localhost:8004` */
export const baseUrlOf = (api: ApiName): string => `http://localhost:${ports[api]}`;

/** The API whose port an address names, or undefined: `http://localhost:8004/x` → `lockers`. */
export function apiOfUrl(url: string): ApiName | undefined {
  const { port } = new URL(url);
  return apiNames.find((name) => String(ports[name]) === port);
}
