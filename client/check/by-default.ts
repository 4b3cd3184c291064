import type { ApiName } from '@frontline/specs/api-names';
import type { Operation, Parameter } from '@frontline/specs/document';
import type { PrintedRequest } from '@frontline/specs/printed-requests';
import { apis, isSuccess, operationsIn, safeRequests, type Api } from './apis.ts';
import type { Ids, IdQuestion, Questions } from './ids.ts';
import type { Session } from './session.ts';
import { sendSharedRequests, UNKNOWN, type CaseInput, type Cases } from './cases.ts';

const NOT_SAFE = 'it may change something, and this check knows no order to try it in';
const NO_REQUEST = 'this check knows no request that earns it';

/** Cases for an API without its own: the printed requests that only read. */
export function casesByDefault(name: ApiName): Cases {
  const api = apis[name];
  const secrets = Object.fromEntries(
    Object.keys(api.calls.credentials).map((scheme) => [scheme, variableOf(scheme)]),
  );
  return {
    secrets,
    changeSummary: 'It changes nothing.',
    runSafe: async (session, input) => {
      await tryShared(session, api, input);
      const reading = safeRequests(api);
      for (const { operation } of operationsIn(api)) {
        const requests = reading.filter((one) => one.operation === operation);
        const missing = credentialsOf(operation).find((scheme) => !input.secrets[scheme]);
        if (!missing) await tryOperation(session, requests, input.ids);
        const reason = missing ? `${secrets[missing] ?? missing} is not set` : NO_REQUEST;
        for (const status of Object.keys(operation.responses).filter((one) => one !== '500'))
          session.skip(
            operation.operationId,
            Number(status),
            requests.length > 0 ? reason : NOT_SAFE,
          );
      }
    },
    runChanges: async () => undefined,
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
      example: first.name,
      values: ownIds(first, ids),
      status: Number(refusal),
      credential: 'none',
    });
  for (const request of requests) {
    const step = { operation: request.operationId, example: request.name };
    if (request.isRefused) await send(step);
    else if (isSuccess(request)) await send({ ...step, values: ownIds(request, ids) });
    else if (request.status === 404) await send({ ...step, values: unknownIds(request, ids) });
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

/** Tests the shared answers at a POST whose path has no GET and no parameters. */
async function tryShared(session: Session, api: Api, { secrets }: CaseInput): Promise<void> {
  const [path, item] =
    Object.entries(api.document.paths).find(
      ([path, item]) => item.post && !item.get && !path.includes('{'),
    ) ?? [];
  if (path && item?.post) {
    const [scheme = 'none'] = credentialsOf(item.post);
    await sendSharedRequests(
      session,
      path,
      scheme === 'none' || secrets[scheme] ? scheme : undefined,
    );
    return;
  }
  await session.sendShared({ method: 'GET', path: '/no-such-path-conformance-check' }, 404);
  for (const status of [400, 405, 413, 415])
    session.skip('', status, 'no path of this API takes a POST alone, where it could be tried');
}

/** Questions for an API without its own: the parameters of the printed requests that only read. */
export function questionsByDefault(name: ApiName): Questions {
  const entries = safeRequests(apis[name])
    .filter(isSuccess)
    .flatMap(({ operation, parameters }) =>
      (operation.parameters ?? [])
        .filter((one) => one.in !== 'header' && one.name in parameters)
        .map((one) => [one.name, questionOf(one, parameters[one.name])] as const),
    );
  // Reversed, so that the first request with a parameter provides its demonstration value.
  return Object.fromEntries(entries.toReversed());
}

function questionOf({ description, required, schema }: Parameter, printed: unknown): IdQuestion {
  const isNumber = schema.type === 'integer';
  return {
    kind: isNumber ? 'number' : 'text',
    prompt: description.trim().replace(/\.$/, ''),
    demo: isNumber ? Number(printed) : String(printed),
    ...(!required && { isOptional: true }),
  };
}
