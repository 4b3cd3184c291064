import type { Exchange } from '../exchange.ts';
import type { RecordingError } from '../recording-error.ts';

export interface Recording {
  kind: 'HAR file' | 'curl transcript' | 'JSON log';
  /** How many exchanges there are to read, or about. */
  total: number;
  /** Each exchange, or why it could not be read. */
  exchanges: Iterable<Exchange | RecordingError>;
}
