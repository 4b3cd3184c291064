import { type RuntimeAnswer, Refusal } from './refusal.ts';
import type { Operation } from './document.ts';

/** One call that may be sent again: the same `scope` and `key` stand for the same call. */
export interface KeyedCall {
  /** Whose key it is: what the credential proved, or where there is none, what the call is about. */
  scope: string;
  /** The `Idempotency-Key` that the caller made up. */
  key: string;
  /** The operation and everything given to it. A repeat gives the same. */
  request: string;
}

export type KeyedOutcome =
  | { answer: RuntimeAnswer }
  /** The key was used for something else, or the first call with it has not ended. */
  | { refused: 'other request' | 'in flight' };

/**
 * Answers a call once: does `work`, keeps its answer together with what it changed, all or nothing,
 * and answers every repeat with what it kept. An answer that reports no success is not kept, because
 * nothing has changed: the same key may try again.
 *
 * @param work  gets handlers that work inside the one transaction.
 */
export type AnswerOnce<Handlers> = (
  call: KeyedCall,
  work: (handlers: Handlers) => Promise<RuntimeAnswer>,
) => Promise<KeyedOutcome>;

/** The header by which a caller makes a repeat safe, where the operation documents it. */
export const repeatHeader = 'Idempotency-Key';

export function takesKey({ parameters = [] }: Operation): boolean {
  return parameters.some(
    (parameter) => parameter.in === 'header' && parameter.name === repeatHeader,
  );
}

/**
 * Whose key it is. Callers without a credential do not know of each other, and one must not meet the other's key: it
 * belongs to the thing that the call is about, which the document names (`x-key-of`).
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

/** The answer, or the refusal of a key that stands for another call or for one under way. */
export function answerOf(outcome: KeyedOutcome): RuntimeAnswer {
  if ('answer' in outcome) return outcome.answer;
  if (outcome.refused === 'in flight') {
    const message = `The first call with this ${repeatHeader} is still being answered.`;
    throw new Refusal(409, { message }, { 'retry-after': '1' });
  }
  const message = `The ${repeatHeader} was used for another call.`;
  throw new Refusal(422, { message, errors: { [repeatHeader]: [message] } });
}
