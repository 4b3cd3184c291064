import type { Outcome, Scenario, RequestStep } from '@frontline/scenarios';
import { asCurl } from '@frontline/scenarios/exports/curl';
import { asHttpFile } from '@frontline/scenarios/exports/http-file';
import { asPostman } from '@frontline/scenarios/exports/postman';
import { asReport } from '@frontline/scenarios/exports/report';
import { asVitest, type ClientCall } from '@frontline/scenarios/exports/vitest-file';
import { brand } from '../../../../brand/brand.ts';
import { loadCode } from '../../sandbox/page/tab.ts';
import { hosts, servers } from '../shared/published-scenario.ts';
import { statusText } from '../../reference/page/try-it/status-text.ts';
import { saveFile } from '../../labs/page/save-file.ts';
import type { ApiDocument } from '@frontline/contract';
import { operationAt, type OpenApiDocument } from '@frontline/openapi-validator';
import type { ApiName } from '../../sandbox/shared/apis.ts';

export type FileKind = 'curl' | 'postman' | 'http' | 'vitest' | 'report';

interface PlayedScenario {
  scenario: Scenario;
  outcomes: readonly Outcome[];
  /** The URL that opens it, for the report. */
  link: string;
}

/** Downloads a scenario as a file, once it was played. */
export async function saveScenario(
  kind: FileKind,
  { scenario, outcomes, link }: PlayedScenario,
): Promise<void> {
  const { documents } = await loadCode();
  const files: Record<FileKind, () => [ending: string, type: string, text: string]> = {
    curl: () => ['sh', 'text/x-shellscript', asCurl(scenario, servers)],
    postman: () => ['postman_collection.json', 'application/json', asPostman(scenario, servers)],
    http: () => ['http', 'text/plain', asHttpFile(scenario, servers)],
    vitest: () => [
      'test.ts',
      'text/plain',
      asVitest(scenario, outcomes, `${brand.packageScope}/client`, clientCallOf(documents)),
    ],
    report: () => [
      'md',
      'text/markdown',
      asReport(scenario, outcomes, { hosts, link, statusText }),
    ],
  };
  const [ending, type, text] = files[kind]();
  saveFile(`${fileName(scenario.name)}.${ending}`, type, text);
}

const fileName = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'scenario';

const creators: Record<ApiName, string> = {
  'call-for-help': 'createCallForHelpClient',
  lockers: 'createLockersClient',
  radio: 'createRadioClient',
};

/** The call of the typed client for a step; undefined if no document has the operation. */
export const clientCallOf =
  (documents: Record<ApiName, ApiDocument>) =>
  ({ api, method, path, headers }: RequestStep): ClientCall | undefined => {
    const [pathname = '', search = ''] = path.split('?');
    const { document } = documents[api as ApiName];
    const found = operationAt(document as unknown as OpenApiDocument, method, pathname);
    if (!found) return undefined;
    const credentials = new Map<string, string>();
    const parameters = found.operation.parameters ?? [];
    const convert = (name: string, value: string) =>
      parameters.find((one) => one.name === name)?.schema.type === 'integer' && /^\d+$/.test(value)
        ? Number(value)
        : value;
    const values = (pairs: Iterable<[string, string]>) =>
      Object.fromEntries([...pairs].map(([name, value]) => [name, convert(name, value)]));
    const query = new URLSearchParams(search);
    const otherHeaders = new Map(headers.map(([name, value]) => [name.toLowerCase(), value]));
    otherHeaders.delete('content-type');
    for (const [name, scheme] of Object.entries(document.components.securitySchemes ?? {})) {
      const key = (scheme.name ?? 'authorization').toLowerCase();
      const credential = scheme.in === 'query' ? query.get(key) : otherHeaders.get(key);
      if (credential === null || credential === undefined || scheme['x-signs']) continue;
      credentials.set(name, credential.replace(/^\S+ /, ''));
      query.delete(scheme.in === 'query' ? key : '');
      otherHeaders.delete(key);
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
      headers: Object.fromEntries(otherHeaders),
    };
  };
