/** A recording, or a part of it, that cannot be read. The message is a sentence for its owner. */
export class RecordingError extends Error {
  override name = 'RecordingError';

  /** @param line Counted from 1, or the place in a list where `unit` says so. */
  constructor(
    readonly line: number,
    problem: string,
    unit = 'line',
  ) {
    super(`${unit.charAt(0).toUpperCase()}${unit.slice(1)} ${line}: ${problem}`);
  }
}

/** Why a part of a recording cannot be read, for whoever knows its place. */
export class Unreadable extends Error {
  override name = 'Unreadable';

  /** @param path Where in the part, as fields and places of lists. */
  constructor(
    problem: string,
    readonly path: (string | number)[] = [],
  ) {
    super(problem);
  }
}
