export type { Promised, Refuse } from './api.ts';
export { checkBy, type CheckedSchema } from './check-by.ts';
export { examine } from './examine.ts';
export type { Exchange } from './exchange.ts';
export { RecordingError } from './exchange.ts';
export { readRecording } from './read/read-recording.ts';
export { reportAsMarkdown } from './report-markdown.ts';
export type { Finding, Report } from './report.ts';
