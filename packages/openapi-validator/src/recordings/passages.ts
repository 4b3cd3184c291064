import { anchorOf } from '../anchor.ts';
import type { Operation, Promised } from './api.ts';
import type { Passage } from './collect.ts';

/** Answers that every operation shares; the documents describe them in their introductions. */
const shared = new Set([400, 404, 405, 409, 413, 415]);

/** What the docs say of an operation as a whole. */
export function operationPassage({ href }: Promised, operation: Operation): Passage {
  return { href: `${href}#${anchorOf(operation.operationId)}`, docs: operation.summary };
}

/** What the docs say of one status of an operation; undefined where they do not know it. */
export function statusPassage(
  { href }: Promised,
  operation: Operation,
  status: number,
): Passage | undefined {
  const response = operation.responses[status];
  if (response) {
    return {
      href: `${href}#${anchorOf(operation.operationId, status)}`,
      docs: response.description.replaceAll('`', '').replaceAll(/\s+/g, ' ').trim(),
    };
  }
  if (!shared.has(status)) return undefined;
  return {
    href: `${href}#answers-that-every-operation-shares`,
    docs: 'An answer that every operation shares.',
  };
}
