import { apiNames, type ApiName } from '@frontline/specs/api-names';
import ports from '@frontline/specs/ports.json';

export { apiNames, type ApiName };

/** The default URL of a reference server: `lockers` → `http://localhost:8004` */
export const baseUrlOf = (api: ApiName): string => `http://localhost:${ports[api]}`;

/** The API with the port of a URL, or undefined: `http://localhost:8004/x` → `lockers`. */
export function apiOfUrl(url: string): ApiName | undefined {
  const { port } = new URL(url);
  return apiNames.find((name) => String(ports[name]) === port);
}
