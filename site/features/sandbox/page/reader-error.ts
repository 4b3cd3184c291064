/** An error whose message is written for readers: cause and cure, in sentences. */
export class ReaderError extends Error {
  override name = 'ReaderError';
}

/** Nothing in this page can answer, and the frame around the answers says why. */
export class NotStarted extends ReaderError {
  override name = 'NotStarted';
}

/**
 * What to tell of a call that failed in this page. Empty where the frame around the answers tells it
 * already, with the button that starts the sandbox.
 */
export function told(cause: unknown): string {
  if (cause instanceof NotStarted) return '';
  if (cause instanceof ReaderError) return cause.message;
  const said = cause instanceof Error ? cause.message : String(cause);
  return `The server in this page could not take the call: “${said}” Select Reset to start it afresh.`;
}
