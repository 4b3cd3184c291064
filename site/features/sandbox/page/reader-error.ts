import { isMissingFile } from '../../../shell/page/error-boundary/missing-file.ts';

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
export function messageFor(cause: unknown): string {
  if (cause instanceof NotStarted) return '';
  if (cause instanceof ReaderError) return cause.message;
  const said = cause instanceof Error ? cause.message : String(cause);
  return `The server in this page could not take the call: “${said}” Select Reset to start it afresh.`;
}

/** What may keep the engine from running, with its cure. */
export const causes = {
  insecure: 'It needs a secure page: open this site over https or on localhost.',
  noWebAssembly:
    'This browser does not run WebAssembly here: its security settings, Lockdown Mode or the company that looks after it turned it off. Allow it for this site, or use another browser.',
  refused:
    'The content-security policy that came with this page does not allow WebAssembly. Whoever runs the host of this site adds ‘wasm-unsafe-eval’ to its script-src; a browser extension can change the policy too.',
  noMemory:
    'The browser has no memory left for it. Close other tabs or programs, then select Retry.',
  late: 'Its database engine did not load within 60 seconds. Check the connection, then select Retry.',
  offline: 'Its files did not load. Check that you are online, then select Retry.',
  gone: 'The host of this site no longer has one of its files. Reload the page.',
  damaged:
    'Its database engine arrived damaged: something between the host and this browser, such as a proxy or a filter, has changed it. Select Retry, or use another network.',
} as const;

/** The same failure in sentences; what nobody foresaw is quoted, so that it can be reported. */
export function asNotStarted(cause: unknown): NotStarted {
  if (cause instanceof NotStarted) return cause;
  return new NotStarted(sentenceFor(cause), { cause });
}

function sentenceFor(cause: unknown): string {
  if (!(cause instanceof Error)) return unforeseen(String(cause));
  if (cause.name === 'MissingFileError') return causes.gone;
  if (isMissingFile(cause)) return causes.offline;
  if (cause instanceof RangeError) return causes.noMemory;
  return unforeseen(cause.message);
}

const unforeseen = (said: string) =>
  `What failed is “${said}” Select Retry, or reload the page, and report it if neither helps.`;
