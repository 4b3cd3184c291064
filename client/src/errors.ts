/** A call that ended without a documented answer. */
export class CallError extends Error {
  override name = 'CallError';
  /** Method and path as documented: `POST /api/lockers/orders`. */
  readonly operation: string;
  /** How often the call was sent. */
  readonly attempts: number;

  constructor(message: string, operation: string, attempts: number, cause?: unknown) {
    super(message, { cause });
    this.operation = operation;
    this.attempts = attempts;
  }
}

/** No answer arrived: no connection, or one that was cut. `cause` is what `fetch` threw. */
export class NoAnswerError extends CallError {
  override name = 'NoAnswerError';
}

/** No complete answer arrived within `timeLimit` milliseconds. */
export class TimeLimitError extends CallError {
  override name = 'TimeLimitError';
}

/** An undocumented answer, such as the 502 of a proxy or a redirect, or one that is not JSON. */
export class UnexpectedAnswerError extends CallError {
  override name = 'UnexpectedAnswerError';
  /** The answer itself. Its body has been consumed: see `body`. */
  readonly response: Response;
  readonly body: string;

  constructor(
    response: Response,
    body: string,
    operation: string,
    attempts: number,
    isNamed: boolean,
  ) {
    const { status } = response;
    // Browsers report the status of a redirect as 0.
    const isRedirect = status === 0 || (status >= 300 && response.headers.has('location'));
    const kind = isRedirect
      ? ', a redirect that is not followed. Name the address it leads to in baseUrl'
      : isNamed
        ? ' with a body that is not JSON'
        : '';
    super(`${operation} was answered ${status}${kind}.`, operation, attempts);
    this.response = response;
    this.body = body;
  }
}
