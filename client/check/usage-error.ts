import { parseArgs, type ParseArgsConfig } from 'node:util';

/** What was typed, or a file that it names, cannot be used. The message is for people, and says the cure. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/**
 * The options of a command line.
 *
 * @throws {UsageError} it is not understood
 */
export function optionsIn<const Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config).values;
  } catch (error) {
    throw new UsageError((error as Error).message, { cause: error });
  }
}
