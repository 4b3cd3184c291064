import type { Credentials } from './credentials/authenticate.ts';
import type { KeyDigest } from './credentials/secrets.ts';
import type { Handlers } from './handlers.ts';
import type { RunOnce } from './idempotency.ts';

export interface ApiOptions<Operations, Principals extends object> extends ApiHooks {
  handlers: Handlers<Operations, Principals>;
  credentials: Credentials<Principals>;
  /** Maximum request body length in bytes; longer ones are answered 413. */
  maxBodyBytes: number;
  /** Required if an operation documents the header `Idempotency-Key`. */
  once?: RunOnce<Handlers<Operations, Principals>>;
}

/** The common options of every server, besides its database and its own. */
export interface ServerOptions extends ApiHooks {
  now: () => Date;
  /** Adds the demonstration data and accepts its printed keys. Defaults to false. */
  demo?: boolean;
  /** Receives messages for the operator, such as about a clock jump. Defaults to ignoring them. */
  warn?: (message: string) => void;
  /** A monotonic clock in milliseconds. Defaults to `performance.now`. */
  steady?: () => number;
  /** SHA-256 of a secret in hexadecimal. Defaults to Web Crypto, which every runtime has but is slower. */
  digest?: KeyDigest;
}

/** Options that every server passes through unchanged. */
export interface ApiHooks {
  /** Origins that may call this server from a browser. By default, none. */
  cors?: Cors;
  /** The word before the secret, by security scheme name, where it differs from the document's. */
  schemeWords?: Record<string, string>;
  /** Additional headers for every response. */
  headersFor?: (request: Request) => Record<string, string>;
  /** Called with errors of handlers and verifiers; the caller only sees the documented 500. */
  onError?: (error: unknown, request: Request, operationId: string) => void;
  /**
   * Called once for every response, even if no operation matched. `route` is the path of the
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

/**
 * A whole API as one function. Never rejects: an internal error is answered 500. `target` is the path and query as sent,
 * which `Request` normalizes.
 */
export type Fetch = (request: Request, target?: string) => Promise<Response>;

/** A running product server, whatever listens in front of it. */
export interface Server {
  fetch: Fetch;
  /** Applies what is due: time-outs, delayed closes, finished door travel. */
  tick(): Promise<void>;
  /** Resolves when the database responds, rejects when it does not. */
  ready(): Promise<void>;
}
