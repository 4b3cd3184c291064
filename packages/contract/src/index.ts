export type { ApiDocument, OpenApiDocument } from './document.ts';
export type { Credentials, Presented, Verify } from './credentials.ts';
export type { Answer, Handlers, Input } from './handlers.ts';
export type { ApiHooks, ApiOptions, Cors } from './options.ts';
export type { Caller, Fetch, Server } from './server.ts';
