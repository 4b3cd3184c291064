/** What was typed, or a file that it names, cannot be used. The message is for people, and says the cure. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/**
 * What Node reads of a command line.
 *
 * @throws {UsageError} it is not understood
 */
export function understood<Values>(read: () => { values: Values }): Values {
  try {
    return read().values;
  } catch (error) {
    throw new UsageError((error as Error).message, { cause: error });
  }
}
