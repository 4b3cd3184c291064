/** Who is calling, as far as the transport knows; used for limits per caller. */
export interface Caller {
  /** Network address without the port; `unknown` where there is no network. */
  address: string;
  /** The path and query exactly as they were sent, which a `Request` rewrites: signatures cover them. */
  target?: string;
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
