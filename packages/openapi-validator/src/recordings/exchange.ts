import type { RecordingError } from './recording-error.ts';

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
