import type { ApiName } from '@frontline/specs/api-names';
import type { Operation } from '@frontline/specs/document';
import type { PrintedRequest } from '@frontline/specs/printed-requests';
import { apis, isSuccess, operationsIn, readingRequests, type Api } from '../apis.ts';
import type { Ids } from '../ids.ts';
import type { Session } from '../session.ts';
import { shared, UNKNOWN, type Given, type Cases } from '../cases.ts';

const CHANGES = 'it may change something, and this check knows no order to try it in';
const UNEARNED = 'this check knows no request that earns it';

/** What is tried of an API that nobody wrote cases for: the calls that only read, as its document prints them. */
export function casesByDefault(name: ApiName): Cases {
  const api = apis[name];
  const secrets = Object.fromEntries(
    Object.keys(api.calls.credentials).map((scheme) => [scheme, variableOf(scheme)]),
  );
  return {
    secrets,
    changes: 'It changes nothing.',
    look: async (session, given) => {
      await tryShared(session, api, given);
      const reading = readingRequests(api);
      for (const { operation } of operationsIn(api)) {
        const requests = reading.filter((one) => one.operation === operation);
        const missing = credentialsOf(operation).find((scheme) => !given.secrets[scheme]);
        if (!missing) await tryOperation(session, requests, given.ids);
        const reason = missing ? `${secrets[missing] ?? missing} is not set` : UNEARNED;
        for (const status of Object.keys(operation.responses).filter((one) => one !== '500'))
          session.skip(
            operation.operationId,
            Number(status),
            requests.length > 0 ? reason : CHANGES,
          );
      }
    },
    change: async () => undefined,
  };
}

/** `NotesKey` → `NOTES_KEY` */
const variableOf = (scheme: string): string =>
  scheme.replaceAll(/(?<=[a-z\d])[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

const credentialsOf = ({ security }: Operation): string[] => security.flatMap(Object.keys);

async function tryOperation(
  { send }: Session,
  requests: PrintedRequest[],
  ids: Ids,
): Promise<void> {
  const first = requests.find(isSuccess);
  const refusal = first && ['401', '403'].find((status) => status in first.operation.responses);
  if (refusal && credentialsOf(first.operation).length > 0)
    await send({
      operation: first.operationId,
      like: first.name,
      given: ownIds(first, ids),
      status: Number(refusal),
      credential: 'none',
    });
  for (const request of requests) {
    const step = { operation: request.operationId, like: request.name };
    if (request.isRefused) await send(step);
    else if (isSuccess(request)) await send({ ...step, given: ownIds(request, ids) });
    else if (request.status === 404) await send({ ...step, given: unknownIds(request, ids) });
  }
}

const ownIds = ({ parameters }: PrintedRequest, ids: Ids): Ids =>
  Object.fromEntries(Object.entries(ids).filter(([name]) => name in parameters));

const unknownIds = (request: PrintedRequest, ids: Ids): Ids =>
  Object.fromEntries(
    Object.entries(ownIds(request, ids)).map(([name, own]) => [
      name,
      typeof own === 'number' ? UNKNOWN.number : UNKNOWN.text,
    ]),
  );

/** The answers that all operations share are tried at a POST whose path takes nothing else. */
async function tryShared(session: Session, api: Api, { secrets }: Given): Promise<void> {
  const [path, item] =
    Object.entries(api.document.paths).find(
      ([path, item]) => item.post && !item.get && !path.includes('{'),
    ) ?? [];
  if (path && item?.post) {
    const [scheme = 'none'] = credentialsOf(item.post);
    await shared(session, path, scheme === 'none' || secrets[scheme] ? scheme : undefined);
    return;
  }
  await session.sendShared({ method: 'GET', path: '/no-such-path-conformance-check' }, 404);
  for (const status of [400, 405, 413, 415])
    session.skip('', status, 'no path of this API takes a POST alone, where it could be tried');
}
