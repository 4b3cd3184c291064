import { checker } from './check-examples.ts';
import type { Json, JsonObject } from '../../shared/json.ts';
import type { SourceDocument } from './read-document.ts';

const checkers = new WeakMap<JsonObject, ReturnType<typeof checker>>();

/** Whether a value fits the schema at a pointer of a document. What cannot be checked does not. */
export function fits({ root }: SourceDocument, schema: string, value: Json): boolean {
  let check = checkers.get(root);
  if (!check) checkers.set(root, (check = checker(root)));
  try {
    return check(schema, value) === undefined;
  } catch {
    return false;
  }
}
