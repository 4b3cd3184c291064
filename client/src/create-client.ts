import type { Calls, DocumentedCall } from '@frontline/specs/document';
import { NoAnswerError, TimeLimitError, UnexpectedAnswerError } from './errors.ts';
import type { Attempt, ClientOptions } from './options.ts';
import { pause, waitBefore } from './repeats.ts';
import { requestOf, type AnyInit } from './request.ts';
import { send, timeIsUp } from './send.ts';
import type { CallOptions, Client } from './types.ts';

const KEY = 'idempotency-key';

/** Statuses that every operation may answer: see the preface of each document. */
const everywhere = [400, 404, 405, 409, 413, 415, 422];

/** Creates the client of a document; `calls` says where credentials go and what may be repeated. */
export function createClient<Paths>(
  { server, credentials, operations }: Calls,
  options: ClientOptions<string>,
): Client<Paths> {
  const {
    baseUrl = server,
    credentials: secrets = {},
    schemeWord,
    fetch = (request: Request) => globalThis.fetch(request),
    idempotencyKey = () => crypto.randomUUID(),
    longestWait = 10_000,
    hooks = {},
  } = options;

  const address = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  if (!address || !/^https?:$/.test(address.protocol) || address.search || address.hash)
    throw new TypeError(
      `baseUrl is ${JSON.stringify(baseUrl)}: give an address with http:// or https:// and no query, such as ${JSON.stringify(server)}.`,
    );
  // `fetch` refuses them with an error that quotes every secret of the address.
  if (address.username || address.password)
    throw new TypeError('baseUrl has a user or a password: leave them out.');
  const { origin, pathname } = address;

  const callWith =
    (method: string) =>
    async (path: string, init: AnyInit & CallOptions = {}) => {
      const operation = `${method} ${path}`;
      const known = operations[operation];
      if (!known) throw new TypeError(`The document has no operation ${operation}.`);
      const { signal, timeLimit = options.timeLimit ?? 10_000 } = init;
      const retries = init.retries ?? options.retries ?? 2;
      const context = { baseUrl: origin + pathname, credentials, secrets, schemeWord };
      const first = requestOf(method, path, init, known, context);
      if (known.takesKey && idempotencyKey && !first.headers.get(KEY)) {
        first.headers.set(KEY, idempotencyKey());
      }
      const mayRepeat = known.repeat === 'safe' || Boolean(first.headers.get(KEY));

      for (let attempt = 1; ; attempt += 1) {
        const now = { operation, attempt };
        const draft = first.clone();
        const changed = (await hooks.onRequest?.(draft, now)) ?? draft;
        // A hook that logs the body has consumed it.
        const isUsed = changed === draft && draft.bodyUsed;
        const request = isUsed ? new Request(first.clone(), { headers: draft.headers }) : changed;
        const outcome = await sent(request);
        const answer = outcome instanceof Error ? undefined : outcome;
        if (answer) await hooks.onAnswer?.(answer.clone(), now);
        const repeats = mayRepeat && attempt <= retries;
        const wait = repeats ? waitBefore(attempt - 1, answer, longestWait) : undefined;
        if (wait === undefined) {
          if (answer) return read(answer, known, now);
          throw outcome;
        }
        await hooks.onRepeat?.({ ...now, wait, because: outcome });
        await pause(wait, signal);

        /** The answer, or the error that explains why there is none. */
        async function sent(request: Request): Promise<Response | Error> {
          try {
            return await send(fetch, request, timeLimit, signal);
          } catch (error) {
            if (signal?.aborted) throw signal.reason;
            const message = `${operation} was not answered by ${origin}`;
            return error === timeIsUp
              ? new TimeLimitError(`${message} within ${timeLimit} ms.`, operation, attempt)
              : new NoAnswerError(`${message}.`, operation, attempt, error);
          }
        }
      }
    };

  const [GET, POST, PUT] = ['GET', 'POST', 'PUT'].map(callWith);
  return { GET, POST, PUT } as unknown as Client<Paths>;
}

async function read(response: Response, known: DocumentedCall, { operation, attempt }: Attempt) {
  const { status, ok } = response;
  const text = await response.clone().text();
  const value = ok && known.isText ? text : parsed(text);
  const isNamed = [...everywhere, ...known.statuses].includes(status);
  if (value === undefined || !isNamed)
    throw new UnexpectedAnswerError(response, text, operation, attempt, isNamed);
  return { status, [ok ? 'data' : 'error']: value, response };
}

/** Parses JSON; undefined if it is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
