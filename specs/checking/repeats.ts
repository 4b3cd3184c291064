import { operationsOf } from '../apis.ts';
import type { OpenApiDocument } from '../document.ts';
import type { Examined } from './examples.ts';

/** Holds every operation to saying whether a repeat is safe, since clients send calls again by it. */
export function examineRepeats(document: OpenApiDocument): Examined {
  const operations = operationsOf(document);
  const faults = operations.flatMap(({ operation }) => {
    const { operationId, parameters = [], 'x-repeat': repeat } = operation;
    if (!['safe', 'with-key'].includes(repeat))
      return [`${operationId}: x-repeat is missing. Write safe or with-key.`];
    const takesKey = parameters.some(({ name }) => name === 'Idempotency-Key');
    const needsOwner = takesKey && operation.security.length === 0;
    if (needsOwner !== (operation['x-key-of'] !== undefined)) {
      const cure = needsOwner ? 'Name the field of the body' : 'Leave it out';
      return [
        `${operationId}: x-key-of says whose an Idempotency-Key is where there is no credential. ${cure}.`,
      ];
    }
    return repeat === 'with-key' && !takesKey
      ? [`${operationId}: x-repeat is with-key, but it takes no Idempotency-Key.`]
      : [];
  });
  return { count: operations.length, faults };
}
