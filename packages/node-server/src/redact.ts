const secretNames =
  'secret_token|api[-_]?key|device_key|open_code|auth[-_]?token|x-twilio-signature|signature|authorization|password|token|secret';

const assigned = new RegExp(`((?:${secretNames})["']?\\s*[:=]\\s*["']?)[^"'&,;}\\r\\n]+`, 'gi');
const urlPassword = /(\w+:\/\/[^/\s:@]*:)[^@/\s]+@/g;
const webAddress = /(https?:\/\/[^/\s"'?]+)([^\s"'?]*)/g;

/** Removes the values of secrets from a text written by other software, such as an error message. */
export function redact(text: string): string {
  return text
    .replace(webAddress, (_, origin: string, path: string) => origin + redactPath(path))
    .replace(assigned, '$1[redacted]')
    .replace(urlPassword, '$1[redacted]@');
}

/**
 * A path without its credentials. A customer's open code (six digits) and a request's public identifier
 * (22 characters) are parts of paths, and knowing them is enough to act.
 */
export function redactPath(path: string): string {
  return path
    .slice(0, 300)
    .split('/')
    .map((segment) => (isCredential(decoded(segment)) ? '[redacted]' : segment))
    .join('/');
}

const isCredential = (segment: string) => /\d{6}/.test(segment) || segment.length > 20;

/** Decodes a segment repeatedly, since it may be encoded twice; never throws. */
function decoded(segment: string): string {
  const once = segment.replace(/%([\da-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return once === segment ? segment : decoded(once);
}

/** The part of an error that may be logged. Other fields, such as PostgreSQL's `detail`, quote stored data. */
export function describeError(error: unknown, depth = 0): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: redact(String(error)) };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: redact(error.message),
    ...(typeof code === 'string' ? { code } : {}),
    ...(error.stack && depth === 0 ? { stack: redact(error.stack) } : {}),
    ...(error.cause && depth < 3 ? { cause: describeError(error.cause, depth + 1) } : {}),
  };
}
