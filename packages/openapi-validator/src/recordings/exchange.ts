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

export interface Recording {
  kind: 'HAR file' | 'curl transcript' | 'JSON log';
  /** How many exchanges there are to read, or about. */
  total: number;
  /** Each exchange, or why it could not be read. */
  exchanges: Iterable<Exchange | RecordingError>;
}

/** Headers in the order of the recording. */
export type HeaderList = (readonly [name: string, value: string])[];

/** A request with its answer. What is `undefined` was not recorded, which is not the same as empty. */
export interface Exchange {
  /** Where in the recording: "entry 3", "line 12". */
  place: string;
  /** In capitals. */
  method: string;
  /** Absolute, or a path with its query. */
  url: string;
  requestHeaders?: HeaderList | undefined;
  requestBody?: string | undefined;
  status?: number | undefined;
  answerHeaders?: HeaderList | undefined;
  answerBody?: string | undefined;
}

/** The first value of a header, whatever the case of its name. */
export function headerOf(headers: HeaderList | undefined, wanted: string): string | undefined {
  return headers?.find(([name]) => name.toLowerCase() === wanted.toLowerCase())?.[1];
}
