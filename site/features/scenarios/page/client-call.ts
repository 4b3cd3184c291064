import type { ApiDocument } from '@frontline/contract';
import { operationAt, type OpenApiDocument } from '@frontline/openapi-validator';
import type { RequestStep } from '@frontline/scenarios';
import type { ClientCall } from '@frontline/scenarios/exports';
import type { ApiName } from '../../sandbox/shared/apis.ts';

const creators: Record<ApiName, string> = {
  'call-for-help': 'createCallForHelpClient',
  lockers: 'createLockersClient',
  radio: 'createRadioClient',
};

/** How the typed client makes the request of a step, by the documents; undefined where none names it. */
export const clientCallOf =
  (documents: Record<ApiName, ApiDocument>) =>
  ({ api, method, path, headers }: RequestStep): ClientCall | undefined => {
    const [pathname = '', search = ''] = path.split('?');
    const { document } = documents[api as ApiName];
    const found = operationAt(document as unknown as OpenApiDocument, method, pathname);
    if (!found) return undefined;
    const credentials = new Map<string, string>();
    const named = found.operation.parameters ?? [];
    const typed = (name: string, value: string) =>
      named.find((one) => one.name === name)?.schema.type === 'integer' && /^\d+$/.test(value)
        ? Number(value)
        : value;
    const values = (pairs: Iterable<[string, string]>) =>
      Object.fromEntries([...pairs].map(([name, value]) => [name, typed(name, value)]));
    const query = new URLSearchParams(search);
    const own = new Map(headers.map(([name, value]) => [name.toLowerCase(), value]));
    own.delete('content-type');
    for (const [name, scheme] of Object.entries(document.components.securitySchemes ?? {})) {
      const key = (scheme.name ?? 'authorization').toLowerCase();
      const given = scheme.in === 'query' ? query.get(key) : own.get(key);
      if (given === null || given === undefined || scheme['x-signs']) continue;
      credentials.set(name, given.replace(/^\S+ /, ''));
      query.delete(scheme.in === 'query' ? key : '');
      own.delete(key);
    }
    const params = {
      ...(Object.keys(found.parameters).length > 0 && {
        path: values(Object.entries(found.parameters)),
      }),
      ...(query.size > 0 && { query: values(query) }),
    };
    return {
      create: creators[api as ApiName],
      path: found.path,
      params,
      credentials: Object.fromEntries(credentials),
      headers: Object.fromEntries(own),
    };
  };
