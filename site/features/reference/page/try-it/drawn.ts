/** A value that a page prints, and the one that the server of this page drew in its place. */
export interface Replaced {
  printed: string;
  drawn: string;
}

/** By what is printed: the last one drawn. */
const known = new Map<string, string>();

/** What a server draws: a message id, an open code. Times and sentences are none. */
const DRAWN = /^[\w-]{6,}$/;
/** Printed ones have a digit; words such as `closed` have none. */
const PRINTED = /^(?=.*\d)[\w-]{6,}$/;

/**
 * Remembers where an answer differs from the printed one in a value that later requests may carry.
 *
 * @param printed   the answer of an example as its page prints it, JSON or plain text
 * @param answered  the answer that came
 */
export function noteDrawn(printed: string, answered: string): void {
  compare(read(printed), read(answered));
}

/** The text of a printed request with the values that were drawn, and which they are. */
export function asDrawn(request: string): { text: string; replaced: Replaced[] } {
  const replaced = [...known]
    .map(([printed, drawn]) => ({ printed, drawn }))
    .filter(({ printed }) => request.includes(printed));
  const text = replaced.reduce(
    (text, { printed, drawn }) => text.replaceAll(printed, () => drawn),
    request,
  );
  return { text, replaced };
}

function compare(printed: unknown, answered: unknown): void {
  if (typeof printed === 'string' && typeof answered === 'string') {
    if (!PRINTED.test(printed) || !DRAWN.test(answered)) return;
    if (printed === answered) known.delete(printed);
    else known.set(printed, answered);
  } else if (isObject(printed) && isObject(answered)) {
    for (const [name, value] of Object.entries(printed)) compare(value, answered[name]);
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function read(answer: string): unknown {
  try {
    const value: unknown = JSON.parse(answer);
    return typeof value === 'number' ? answer.trim() : value;
  } catch {
    return answer.trim();
  }
}
