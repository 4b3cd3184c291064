import { type RuntimeAnswer, Refusal } from './refusal.ts';
import type { Operation } from './document.ts';

/** A call that may be repeated: the same `scope` and `key` identify the same call. */
interface IdempotentCall {
  /** The owner of the key: the principal or, without a credential, the subject of the call. */
  scope: string;
  /** The caller's `Idempotency-Key`. */
  key: string;
  /** The operation and its input, which are the same in a repeat. */
  request: string;
}

type IdempotentOutcome =
  | { answer: RuntimeAnswer }
  /** The key was used for another request, or its first call is still running. */
  | { refused: 'other request' | 'in flight' };

/**
 * Runs a call once: performs `work`, stores its answer in the same transaction as its changes, and returns the stored
 * answer to every repeat. Unsuccessful answers are not stored, because nothing has changed: the same key may be used
 * again.
 *
 * @param work  receives handlers that work inside that transaction.
 */
export type RunOnce<Handlers> = (
  call: IdempotentCall,
  work: (handlers: Handlers) => Promise<RuntimeAnswer>,
) => Promise<IdempotentOutcome>;

/** The header that makes a repeat safe, for operations that document it. */
export const idempotencyHeader = 'Idempotency-Key';

export function acceptsKey({ parameters = [] }: Operation): boolean {
  return parameters.some(
    (parameter) => parameter.in === 'header' && parameter.name === idempotencyHeader,
  );
}

/**
 * The owner of a key. Callers without a credential must not collide with each other's keys: these belong to the
 * subject of the call, which the document names (`x-key-of`).
 */
export function scopeOf(operation: Operation, credential: unknown, body: unknown): string {
  if (credential !== undefined) return JSON.stringify(credential);
  const field = operation['x-key-of'];
  if (field === undefined) {
    throw new Error(
      `The operation "${operation.operationId}" needs x-key-of: whose keys are they?`,
    );
  }
  return JSON.stringify({ [field]: (body as Record<string, unknown>)[field] });
}

/** The answer, or a refusal if the key was used for another call or its call is still running. */
export function answerOf(outcome: IdempotentOutcome): RuntimeAnswer {
  if ('answer' in outcome) return outcome.answer;
  if (outcome.refused === 'in flight') {
    const message = `The first call with this ${idempotencyHeader} is still being answered.`;
    throw new Refusal(409, { message }, { 'retry-after': '1' });
  }
  const message = `The ${idempotencyHeader} was used for another call.`;
  throw new Refusal(422, { message, errors: { [idempotencyHeader]: [message] } });
}
