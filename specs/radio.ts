import type { ApiDocument, OpenApiDocument } from './document.ts';
import document from './generated/radio.document.json' with { type: 'json' };
import validators from './generated/radio.validators.js';

export type { components, operations, paths } from './generated/radio.types.ts';

/** The document and its compiled request checks, ready for `createApi`. */
export const api: ApiDocument = { document: document as OpenApiDocument, validators };
