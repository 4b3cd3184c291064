import type { ApiDocument, OpenApiDocument } from './document.ts';
import document from './generated/call-for-help.document.json' with { type: 'json' };
import validators from './generated/call-for-help.validators.js';

export type { components, operations, paths } from './generated/call-for-help.types.ts';

/** The document and its compiled request checks, ready for `createApi`. */
export const api: ApiDocument = { document: document as OpenApiDocument, validators };
