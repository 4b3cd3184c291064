import { apiNames, type ApiName } from '@frontline/specs/api-names';
import ports from '@frontline/specs/ports.json';

export { apiNames, type ApiName };

/** Where a reference server listens unless told otherwise: `lockers` → `http://localhost:8004` */
export const baseUrlOf = (api: ApiName): string => `http://localhost:${ports[api]}`;

/** The API whose port an address names, or undefined: `http://localhost:8004/x` → `lockers`. */
export function apiOfUrl(url: string): ApiName | undefined {
  const { port } = new URL(url);
  return apiNames.find((name) => String(ports[name]) === port);
}
