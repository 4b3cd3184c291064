export interface ClientOptions<Schemes extends string> {
  /** Where the server listens. Defaults to the first server of the document, on this computer. */
  baseUrl?: string;
  /**
   * The secret of each credential kind you hold, by its name in the document. Each operation is sent
   * the one it asks for and no other; one that you leave out is not sent, and the server refuses.
   */
  credentials?: { [Scheme in Schemes]?: string | undefined };
  /** The word before the secret in `Authorization`. Defaults to the one in the document. */
  schemeWord?: string;
  /** Sends a request. Defaults to the global `fetch`; a server in the same program will do too. */
  fetch?: (request: Request) => Promise<Response>;
  /** Milliseconds that each attempt may take, including its body. Defaults to 10,000. */
  timeLimit?: number;
  /** How often a call is repeated if its document says that this is safe. Defaults to 2. */
  retries?: number;
  /** The most milliseconds to wait before a repeat. A longer `Retry-After` is left to you. Defaults to 10,000. */
  longestWait?: number;
  /**
   * Generates the `Idempotency-Key` of each call that takes one and has none. Defaults to a random
   * UUID. `false` sends none, and then only calls that are safe by themselves are repeated.
   */
  idempotencyKey?: (() => string) | false;
  hooks?: Hooks;
}

export interface Attempt {
  /** Method and path as documented. */
  operation: string;
  /** Starts at 1. */
  attempt: number;
}

/** Observe or change each request. An error thrown by a hook ends the call. */
export interface Hooks {
  /** Called before each attempt. Change the headers of the request, or return another request. */
  onRequest?:
    | ((request: Request, attempt: Attempt) => void | Promise<void>)
    | ((request: Request, attempt: Attempt) => Request | undefined | Promise<Request | undefined>);
  /** Called after each answer, documented or not, with a copy of it. */
  onAnswer?: (response: Response, attempt: Attempt) => void | Promise<void>;
  /** Called before each wait, with its milliseconds and the answer or error that caused it. */
  onRepeat?: (
    attempt: Attempt & { wait: number; because: Response | Error },
  ) => void | Promise<void>;
}
