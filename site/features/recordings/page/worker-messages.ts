import type { Report } from '@frontline/openapi-validator/recordings';

/** What a page asks the worker: to examine a text, or a file that it reads by itself. */
export interface Asked {
  /** Answers carry it, so that those to an earlier question are passed over. */
  question: number;
  recording: string | File;
}

export type Told = { question: number } & (
  | { kind: 'progress'; step: 'Read' | 'Checked'; done: number; total: number }
  | { kind: 'report'; report: Report }
  | { kind: 'failed'; message: string }
);
