import { createHash } from 'node:crypto';

/** Changing it makes every figure told before incomparable. */
const SEED = 'questions of 2026-11';

/**
 * Whether a question is only read at the end. By chance, and the same for ever: half of all questions are
 * tuned on, the others tell what that was worth.
 */
export function isHeldOut(question: string): boolean {
  return createHash('sha256').update(`${SEED} ${question}`).digest()[0]! < 128;
}
