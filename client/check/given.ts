/** An argument, or a file that it names, is invalid. The message tells the user how to fix it. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/**
 * Runs Node's `parseArgs`.
 *
 * @throws {UsageError} in place of its errors
 */
export function parseOrThrow<Values>(read: () => { values: Values }): Values {
  try {
    return read().values;
  } catch (error) {
    throw new UsageError((error as Error).message, { cause: error });
  }
}

/** Replaces what moves the cursor or turns the line around: a server or its callers may have written it. */
export const printable = (text: string): string =>
  text.replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '\uFFFD');

/** Whether a parsed value is an object and not an array. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
