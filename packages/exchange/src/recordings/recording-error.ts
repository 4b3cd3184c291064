/** A recording, or a part of it, that cannot be read. The message is a sentence for its owner. */
export class RecordingError extends Error {
  override name = 'RecordingError';

  /** @param line Counted from 1. */
  constructor(
    readonly line: number,
    problem: string,
  ) {
    super(`Line ${line}: ${problem}`);
  }
}
