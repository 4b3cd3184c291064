import { addressOf, type Address, createRouter, type Match } from './routes.ts';
import { firstExample, toResponse, type RuntimeAnswer, Refusal } from './refusal.ts';
import { createBodyReader } from './body.ts';
import { createAuthenticate, type Verify } from './credentials/authenticate.ts';
import type { ApiDocument, Operation, OpenApiDocument } from './document.ts';
import { createInput } from './input.ts';
import type { ApiOptions, Cors, Fetch } from './options.ts';
import { answerOf, idempotencyHeader, scopeOf, acceptsKey, type RunOnce } from './idempotency.ts';

type Handle = (input: Record<string, unknown>) => Promise<RuntimeAnswer>;
type AnyHandlers = Record<string, Handle | undefined>;
type Serve = (
  request: Request,
  address: Address,
  match: Match,
  target: string | undefined,
) => Promise<RuntimeAnswer>;

/**
 * Creates an API from a document and one handler per operation. It handles everything that the
 * document defines: unknown paths and methods, credentials, media types, validation,
 * preflights, and 500 with the documented body when a handler throws.
 *
 * @throws when an operation has no handler, or its security scheme no verifier.
 */
export function createApi<Operations, Principals extends object = object>(
  api: ApiDocument,
  options: ApiOptions<Operations, Principals>,
): Fetch {
  const findRoute = createRouter(api.document);
  const allowOrigin = createCors(api.document, options.cors);
  const serveByOperation = new Map<Operation, Serve>();
  for (const item of Object.values(api.document.paths)) {
    for (const operation of Object.values(item)) {
      serveByOperation.set(operation, createServe(operation, api, options));
    }
  }

  return async (request, target) => {
    const address = addressOf(request.url);
    const match = findRoute(address.pathname);
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const operation = match?.route.methods.get(method);
    const serve = operation && serveByOperation.get(operation);

    let answer: RuntimeAnswer;
    if (!match) answer = { status: 404, body: { message: 'Not Found!' } };
    else if (!serve) answer = methodNotAllowed(match, method);
    else {
      try {
        answer = await serve(request, address, match, target);
      } catch (error) {
        answer = failed(error, request, operation);
      }
    }

    const extraHeaders = Object.assign(allowOrigin(request, answer), options.headersFor?.(request));
    let response = toResponse(answer, extraHeaders, operation);
    if (request.method === 'HEAD') response = new Response(null, response);
    options.onAnswer?.(response, request, operation?.operationId, match?.route.path);
    return response;
  };

  function failed(error: unknown, request: Request, operation: Operation): RuntimeAnswer {
    if (error instanceof Refusal) return error;
    options.onError?.(error, request, operation.operationId);
    const body = firstExample(operation, 500) ?? { message: 'Internal server error' };
    return { status: 500, body, headers: retryAfterHeader(error) };
  }
}

/** A temporary failure has the number of seconds to wait in a field `retryAfter`. */
function retryAfterHeader(error: unknown): Record<string, string> {
  const { retryAfter } = Object(error) as { retryAfter?: unknown };
  return typeof retryAfter === 'number' ? { 'retry-after': String(retryAfter) } : {};
}

function createServe<Operations, Principals extends object>(
  operation: Operation,
  api: ApiDocument,
  options: ApiOptions<Operations, Principals>,
): Serve {
  // Typed by the caller's `Operations`; here the names are only known from the document.
  const handlers = options.handlers as unknown as AnyHandlers;
  const once = options.once as unknown as RunOnce<AnyHandlers> | undefined;
  const verifiers = options.credentials as Record<string, Verify<unknown> | undefined>;
  const { operationId } = operation;
  const handle = handlers[operationId];
  if (!handle) throw new Error(`The operation "${operationId}" has no handler.`);
  const isKeyed = acceptsKey(operation);

  const authenticate = createAuthenticate(
    operation,
    api.document,
    verifiers,
    options.schemeWords ?? {},
  );
  const readInput = createInput(operation, api);
  const [mediaType = 'application/json'] = Object.keys(operation.requestBody?.content ?? {});
  return async (request, address, { parameters: path }, target) => {
    const body = createBodyReader(request, mediaType, options.maxBodyBytes);
    const credential = await authenticate({ request, address, path, body, target });
    const input = await readInput({ path, address, request, body });
    const handlerInput = { ...input, credential };
    const key = isKeyed ? (input.header as Record<string, string>)[idempotencyHeader] : undefined;
    if (key === undefined) return handle(handlerInput);
    if (!once) throw new Error(`The operation "${operationId}" needs options.once.`);
    const call = {
      scope: scopeOf(operation, credential, input.body),
      key,
      request: JSON.stringify([operationId, input.path, input.query, input.body ?? null]),
    };
    return answerOf(await once(call, (handlers) => handlers[operationId]!(handlerInput)));
  };
}

/** The response for a known path without an operation for the method: a preflight or 405, with `Allow`. */
function methodNotAllowed({ route }: Match, method: string): RuntimeAnswer {
  const methods = [...route.methods.keys()];
  const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
  if (method === 'OPTIONS') return { status: 204, headers: { allow } };
  return {
    status: 405,
    body: { message: `The method ${method} is not allowed here. Use ${methods.join(' or ')}.` },
    headers: { allow },
  };
}

/** Returns a new object with the headers that let a page of an allowed origin read a response. */
type AllowOrigin = (request: Request, answer: RuntimeAnswer) => Record<string, string>;

/** Allows pages of the listed origins; others get no CORS headers, so browsers block them. */
function createCors(document: OpenApiDocument, cors: Cors | undefined): AllowOrigin {
  if (!cors) return () => ({});
  const allowed = new Set(cors.origins);
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
  const listed = (names: string[]) =>
    [...new Set(names.map((name) => name.toLowerCase()))].join(', ');
  const requestHeaders = listed([
    'content-type',
    ...Object.values(document.components.securitySchemes ?? {}).flatMap((scheme) => {
      if (scheme.type === 'http') return 'authorization';
      return scheme.in === 'header' && scheme.name ? scheme.name : [];
    }),
    ...operations.flatMap(({ parameters = [] }) =>
      parameters.flatMap(({ name, in: place }) => (place === 'header' ? name : [])),
    ),
  ]);
  const responses = operations.flatMap((operation) => Object.values(operation.responses));
  const exposedHeaders = listed([
    ...responses.flatMap(({ headers = {} }) => Object.keys(headers)),
    'www-authenticate',
  ]);

  return (request, answer) => {
    const headers: Record<string, string> = { vary: 'origin' };
    const origin = request.headers.get('origin');
    if (!origin || !allowed.has(origin)) return headers;
    headers['access-control-allow-origin'] = origin;
    headers['access-control-expose-headers'] = exposedHeaders;
    const isPreflight = request.headers.has('access-control-request-method');
    if (request.method !== 'OPTIONS' || !isPreflight) return headers;
    headers['access-control-allow-methods'] = answer.headers?.['allow'] ?? '';
    headers['access-control-allow-headers'] = requestHeaders;
    headers['access-control-max-age'] = '600';
    // Browsers let a page on the internet reach a server on this computer only with this header.
    if (request.headers.get('access-control-request-private-network') === 'true') {
      headers['access-control-allow-private-network'] = 'true';
    }
    return headers;
  };
}
