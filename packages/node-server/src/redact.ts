const secretNames =
  'secret_token|api[-_]?key|device_key|open_code|auth[-_]?token|x-twilio-signature|signature|authorization|password|token|secret';

const assigned = new RegExp(`((?:${secretNames})["']?\\s*[:=]\\s*["']?)[^"'&,;}\\r\\n]+`, 'gi');
const urlPassword = /(\w+:\/\/[^/\s:@]*:)[^@/\s]+@/g;
const webAddress = /(https?:\/\/[^/\s"'?]+)([^\s"'?]*)/g;

/** Takes the values of secrets out of a text that was not written by us, such as an error's message. */
export function redact(text: string): string {
  return text
    .replace(webAddress, (_, origin: string, path: string) => origin + redactPath(path))
    .replace(assigned, '$1[redacted]')
    .replace(urlPassword, '$1[redacted]@');
}

/**
 * A path without the parts that open something. A customer's open code (six digits) and a request's
 * public identifier (22 characters) stand in paths; whoever knows them may act.
 */
export function redactPath(path: string): string {
  return path
    .slice(0, 300)
    .split('/')
    .map((segment) => (opensSomething(decoded(segment)) ? '[redacted]' : segment))
    .join('/');
}

const opensSomething = (segment: string) => /\d{6}/.test(segment) || segment.length > 20;

/** A segment as the server reads it, and as whoever encoded it twice meant it; never throws. */
function decoded(segment: string): string {
  const once = segment.replace(/%([\da-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return once === segment ? segment : decoded(once);
}

/** What a log may tell of an error. Other fields, such as PostgreSQL's `detail`, quote stored data. */
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
