export * from '../generated/clients.ts';
export { CallError, NoAnswerError, TimeLimitError, UnexpectedAnswerError } from './errors.ts';
export type { Attempt, ClientOptions, Hooks } from './options.ts';
export { textSignatureFits, type SignedForm } from './text-signature.ts';
export type { CallOptions } from './types.ts';
