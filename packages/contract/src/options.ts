import type { Caller, Credentials } from './credentials/authenticate.ts';
import type { KeyDigest } from './credentials/secrets.ts';
import type { Handlers } from './handlers.ts';
import type { AnswerOnce } from './repeats.ts';

export interface ApiOptions<Operations, Principals extends object> extends ApiHooks {
  handlers: Handlers<Operations, Principals>;
  credentials: Credentials<Principals>;
  /** Longest accepted request body in bytes; one byte more answers 413. */
  maxBodyBytes: number;
  /** Needed where an operation documents the header `Idempotency-Key`. */
  once?: AnswerOnce<Handlers<Operations, Principals>>;
}

/** What every server takes, besides its database and what only it needs. */
export interface ServerOptions extends ApiHooks {
  now: () => Date;
  /** Adds the demonstration data and accepts its printed keys. Defaults to false. */
  demo?: boolean;
  /** Takes a sentence for whoever runs the server, such as on a clock that jumped. Defaults to saying nothing. */
  warn?: (sentence: string) => void;
  /** Milliseconds by the time that only goes forward. Defaults to `performance.now`. */
  steady?: () => number;
  /** SHA-256 of a secret in hexadecimal. Defaults to the slower one that every runtime has. */
  digest?: KeyDigest;
}

/** What every server passes through unchanged from whoever starts it. */
export interface ApiHooks {
  /** Pages that may call this server from a browser. Without it no other origin may. */
  cors?: Cors;
  /** The word in front of the secret, by security scheme name, where it is not the document's. */
  schemeWords?: Record<string, string>;
  /** Headers of whoever starts the server, beside those of the answer; for every answer. */
  headersFor?: (request: Request) => Record<string, string>;
  /** Called with whatever a handler or a verifier threw; the caller only sees the documented 500. */
  onError?: (error: unknown, request: Request, operationId: string) => void;
  /**
   * Called once for every answer, also for those that matched no operation. `route` is the path of the
   * document, such as `/api/lockers/cabinets/{cabinet_id}`.
   */
  onAnswer?: (
    response: Response,
    request: Request,
    operationId: string | undefined,
    route: string | undefined,
  ) => void;
}

export interface Cors {
  /** Exact origins such as `https://docs.example.com`; compared without wildcards. */
  origins: readonly string[];
}

/** A whole API as one function. Never rejects: a failure inside is answered 500. */
export type Fetch = (request: Request, caller?: Caller) => Promise<Response>;

/** A running product server, whatever listens in front of it. */
export interface Server {
  fetch: Fetch;
  /** Applies what has come due by the clock: time-outs, delayed closes, finished door travel. */
  tick(): Promise<void>;
  /** Resolves when the database answers, rejects when it does not. */
  ready(): Promise<void>;
}
