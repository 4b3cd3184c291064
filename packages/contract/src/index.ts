export { createApi } from './create-api.ts';
export { webKeyDigest, type KeyDigest } from './credentials/key-digest.ts';
export { sameSecret } from './credentials/same-secret.ts';
export type { ApiDocument, OpenApiDocument } from './document.ts';
export type { Credentials, Presented, Verify } from './credentials/types.ts';
export type { Answer, Handlers, Input } from './handlers.ts';
export type { ApiHooks, ApiOptions, Cors } from './options.ts';
export type { AnswerOnce, KeyedCall, KeyedOutcome } from './repeats.ts';
export type { Caller, Fetch, Server } from './server.ts';
