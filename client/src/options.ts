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
  /** Milliseconds that each attempt may take until its whole answer is here. Defaults to 10,000. */
  timeLimit?: number;
  /** How often a call is sent again where its document says that a repeat is safe. Defaults to 2. */
  retries?: number;
  /** The most milliseconds to wait before a repeat. A longer `Retry-After` is left to you. Defaults to 10,000. */
  longestWait?: number;
  /**
   * Makes the `Idempotency-Key` of each call that takes one and was given none. Defaults to a random
   * UUID. `false` sends none, and then only calls that are safe by themselves are sent again.
   */
  idempotencyKey?: (() => string) | false;
  hooks?: Hooks;
}

export interface Attempt {
  /** Method and path as the document writes them. */
  operation: string;
  /** 1 for the first time it is sent. */
  attempt: number;
}

/** What you may want to see or change of each request. What a hook throws ends the call. */
export interface Hooks {
  /** Before each attempt. Change the headers of the request, or answer another one. */
  onRequest?: (
    request: Request,
    attempt: Attempt,
  ) => Request | undefined | Promise<Request | undefined>;
  /** After each answer, documented or not, with a copy of it. */
  onAnswer?: (response: Response, attempt: Attempt) => void | Promise<void>;
  /** Before each wait: how many milliseconds, and the answer or the error that made it necessary. */
  onRepeat?: (
    attempt: Attempt & { wait: number; because: Response | Error },
  ) => void | Promise<void>;
}
