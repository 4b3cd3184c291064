export type { Promised, Refuse } from './api.ts';
export { checkBy, type CheckedSchema } from './check-by.ts';
export type { Exchange } from './exchange.ts';
export { examine, type Progress } from './examine.ts';
export { RecordingError } from './recording-error.ts';
export { readRecording, type Recording } from './read/read-recording.ts';
export { reportAsMarkdown } from './report-markdown.ts';
export type { Finding, Report, SeenOperation, SeenStatus } from './report.ts';
