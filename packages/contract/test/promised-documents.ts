import { answers } from '@frontline/specs/answers';
import { apiNames, type ApiName } from '@frontline/specs/api-names';
import type { ApiDocument, Operation, Validate } from '@frontline/specs/document';
import { documents } from '@frontline/specs/documents';
import { addressOf, type PrintedRequest } from '@frontline/specs/printed-requests';
import { createApi, type ApiHooks, type Fetch } from '../src/index.ts';

export const apis = Object.fromEntries(
  apiNames.map((name) => [name, { api: documents[name], answers: answers[name] }]),
) as Record<ApiName, { api: ApiDocument; answers: Record<string, Validate> }>;

export interface Documented {
  method: string;
  path: string;
  operation: Operation;
}

export function operationsOf({ document }: ApiDocument): Documented[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
}

/** Every status of an operation with the first answer it prints. */
export function firstAnswers(operation: Operation) {
  return Object.entries(operation.responses).map(([status, { content = {} }]) => {
    const examples = Object.values(content).flatMap(({ examples = {} }) => Object.values(examples));
    return { status: Number(status), body: examples[0]?.value };
  });
}

/** Operations of which nothing is known but that each may answer anything. */
type AnyOperations = Record<string, { responses: Record<number, { content: { any: unknown } }> }>;
type Handle = (operation: Operation) => Promise<{ status: number; body: unknown }>;

/** Answers the printed success, whatever comes in. */
export const answerSuccess: Handle = async (operation) => {
  const success = firstAnswers(operation).find(({ status }) => status < 300);
  if (!success) throw new Error(`${operation.operationId} documents no success.`);
  return success;
};

/** The API with the same trivial handler behind each operation; the secret `known` opens all. */
export function createTrivial(api: ApiDocument, handle: Handle, hooks: ApiHooks = {}): Fetch {
  const verify = ({ secret }: { secret: string }) => (secret === 'known' ? {} : undefined);
  const schemes = Object.keys(api.document.components.securitySchemes);
  const handlers = Object.fromEntries(
    operationsOf(api).map(({ operation }) => [
      operation.operationId,
      async () => handle(operation),
    ]),
  );
  return createApi<AnyOperations, Record<string, object>>(api, {
    ...hooks,
    maxBodyBytes: 65_536,
    handlers,
    once: async (_, work) => ({ answer: await work(handlers) }),
    credentials: Object.fromEntries(schemes.map((name) => [name, verify])),
  });
}

/** A request as the operation documents it, with the credential that the trivial API knows. */
export function requestFor(
  api: ApiDocument,
  { method, path, operation }: Documented,
  { parameters, body }: Pick<PrintedRequest, 'parameters' | 'body'>,
  secret = 'known',
): Request {
  const [scheme] = operation.security.flatMap(Object.keys);
  const found = scheme ? api.document.components.securitySchemes[scheme] : undefined;
  const url = new URL(addressOf({ path, operation, parameters }), 'http://localhost');
  const headers = new Headers();
  if (found?.type === 'http') headers.set('authorization', `${found.scheme} ${secret}`);
  else if (found?.in === 'query') url.searchParams.set(found.name ?? '', secret);
  else if (found) headers.set(found.name ?? '', secret);
  if (body === undefined) return new Request(url, { method, headers });

  const [type = ''] = Object.keys(operation.requestBody?.content ?? {});
  headers.set('content-type', type);
  const isForm = type === 'application/x-www-form-urlencoded';
  const text = isForm ? formOf(body as object).toString() : JSON.stringify(body);
  return new Request(url, { method, headers, body: text });
}

/** A form holds text only: a value of another kind travels as its JSON. */
function formOf(body: object): URLSearchParams {
  const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
  return new URLSearchParams(Object.entries(body).map(([name, value]) => [name, asText(value)]));
}
