export { createReference, type DocumentText, type ReferenceOptions } from './reference.ts';
export { renderPages } from './markup/render.tsx';
export type { Look } from './markup/page-context.ts';
export { consoleForm } from './downloads/console-form.ts';
export { operationParts, referenceMarkdown } from './downloads/markdown.ts';
export { postmanCollection } from './downloads/postman.ts';
export * from './model/index.ts';
