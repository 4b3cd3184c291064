/** A recording, or a part of it, that cannot be read. The message is shown to the reader. */
export class RecordingError extends Error {
  override name = 'RecordingError';

  /** Counted from 1, or the index in a list if `unit` says so. */
  readonly line: number;

  constructor(line: number, problem: string, unit = 'line') {
    super(`${unit.charAt(0).toUpperCase()}${unit.slice(1)} ${line}: ${problem}`);
    this.line = line;
  }
}

/** Why a part of a recording cannot be read; the caller adds its position. */
export class Unreadable extends Error {
  override name = 'Unreadable';

  /** The position in the part, as fields and list indexes. */
  readonly path: (string | number)[];

  constructor(problem: string, path: (string | number)[] = []) {
    super(problem);
    this.path = path;
  }
}

export interface Recording {
  kind: 'HAR file' | 'curl transcript' | 'JSON log';
  /** The number of exchanges, or an estimate. */
  total: number;
  /** Each exchange, or why it could not be read. */
  exchanges: Iterable<Exchange | RecordingError>;
}

/** Headers in the order of the recording. */
export type HeaderList = (readonly [name: string, value: string])[];

/** A request with its response. `undefined` means not recorded, as opposed to empty. */
export interface Exchange {
  /** The position in the recording: "entry 3", "line 12". */
  place: string;
  /** In upper case. */
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
export function headerOf(headers: HeaderList | undefined, headerName: string): string | undefined {
  return headers?.find(([name]) => name.toLowerCase() === headerName.toLowerCase())?.[1];
}
