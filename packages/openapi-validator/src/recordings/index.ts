export type { DocumentedApi, Refuse } from './api.ts';
export { createSchemaCheck, type CheckedSchema } from './schema-check.ts';
export { validateRecording } from './validate-recording.ts';
export type { Exchange } from './exchange.ts';
export { RecordingError } from './exchange.ts';
export { parseRecording } from './parse/parse-recording.ts';
export { reportAsMarkdown } from './report-markdown.ts';
export type { Finding, Report } from './report.ts';
