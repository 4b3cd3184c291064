import { baseUrlOf, type ApiName } from '../../sandbox/shared/apis.ts';
import type { RawRequest } from '../../sandbox/page/raw-request.ts';

/** A call with a JSON body, as the labs make them. */
export function jsonCall(
  api: ApiName,
  line: string,
  body?: Record<string, unknown>,
  credential: [name: string, value: string][] = [],
): RawRequest {
  const [method = 'GET', path = '/'] = line.split(' ');
  const json: [string, string][] = body ? [['Content-Type', 'application/json']] : [];
  return {
    api,
    method,
    url: baseUrlOf(api) + path,
    headers: [...credential, ...json],
    body: body ? JSON.stringify(body, null, 2) : '',
  };
}
