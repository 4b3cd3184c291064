import { isMissingFile } from '../../../shell/page/error-boundary/missing-file.ts';

/** An error with a message for readers: cause and fix, in sentences. */
export class ReaderError extends Error {
  override name = 'ReaderError';
}

/** The sandbox cannot run; the frame of the sandbox shows why. */
export class NotStarted extends ReaderError {
  override name = 'NotStarted';
}

/** The message for a failed call; empty for NotStarted, which the frame of the sandbox reports. */
export function messageFor(cause: unknown): string {
  if (cause instanceof NotStarted) return '';
  if (cause instanceof ReaderError) return cause.message;
  const message = cause instanceof Error ? cause.message : String(cause);
  return `The server in this page could not process the call: “${message}” Select Reset to restart it.`;
}

/** Why the engine cannot run, each with its fix. */
export const causes = {
  insecure: 'It needs a secure page: open this site over https or on localhost.',
  noWebAssembly:
    'This browser does not run WebAssembly here: its security settings, Lockdown Mode or your company turned it off. Allow it for this site or use another browser.',
  refused:
    'The content-security policy that came with this page does not allow WebAssembly. The host of this site has to add ‘wasm-unsafe-eval’ to its script-src; a browser extension can change the policy too.',
  noMemory:
    'The browser has too little memory for it. Close other tabs or programs, then select Retry.',
  late: 'Its database engine did not load within 60 seconds. Check the connection, then select Retry.',
  offline: 'Its files did not load. Check that you are online, then select Retry.',
  gone: 'The host of this site no longer has one of its files. Reload the page.',
  damaged:
    'Its database engine was damaged on the way, such as by a proxy or a filter. Select Retry or use another network.',
} as const;

/** Converts an error to NotStarted; an unforeseen message is quoted, so that readers can report it. */
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

const unforeseen = (message: string) =>
  `The error is “${message}” Select Retry or reload the page. If neither helps, report it.`;
