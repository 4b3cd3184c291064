export { createApi } from './create-api.ts';
export {
  noSeal,
  randomLetters,
  sameSecret,
  webKeyDigest,
  type KeyDigest,
  type Seal,
} from './credentials/secrets.ts';
export type { ApiDocument } from './document.ts';
export type { Credentials } from './credentials/authenticate.ts';
export type { Handlers } from './handlers.ts';
export type { ApiHooks, ServerOptions } from './options.ts';
export type { RunOnce } from './idempotency.ts';
export type { Fetch, Server } from './options.ts';
