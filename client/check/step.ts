/** A request to send, made of one that the document prints. */
export interface Step {
  operation: string;
  /** The printed request it is made of. */
  like: string;
  /** Own values of fields and parameters, by name; undefined leaves one out. */
  given?: Record<string, unknown>;
  /** What it should earn. Defaults to what the printed request earns. */
  status?: number;
  /** Sent with its own credential unless this is `none`. */
  credential?: 'none';
  /** Headers beside those. */
  headers?: Record<string, string>;
  /** Further expectations of a documented answer: a sentence for each that is not met. */
  expects?: (body: unknown) => (string | undefined)[];
  /** Whether `expects` is what only the reference server promises. */
  isOurs?: boolean;
}

/** An answer whose shape is as documented. */
export interface Answered {
  status: number;
  body: unknown;
  headers: Headers;
}

/** Says which of the expected fields have other values. Only flags and other short values are expected so. */
export const has =
  (expected: Record<string, unknown>) =>
  (body: unknown): (string | undefined)[] =>
    Object.entries(expected).map(([name, value]) => {
      const given = fieldOf(body, name);
      return given === value || (value instanceof RegExp && value.test(String(given)))
        ? undefined
        : `\`${name}\` must be ${told(value)} here, and is ${told(given)}.`;
    });

/** A field of an answer, by its path: `cfh_request.is_closed`. */
export const fieldOf = (body: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, name)
          ? (value as Record<string, unknown>)[name]
          : undefined,
      body,
    );

/** Values that may be secret are not quoted. */
function told(value: unknown): string {
  if (typeof value === 'boolean' || typeof value === 'number' || value === null)
    return String(value);
  if (value === undefined) return 'missing';
  return value instanceof RegExp ? 'a time' : 'other text';
}
