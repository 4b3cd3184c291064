import { isObject, type Json, type JsonObject } from '../../shared/json.ts';
import { escapeStep } from './pointer.ts';

/** A page lists these, whether anything points to them or not. */
const LISTED = ['schemas', 'securitySchemes'];

/** The components of a document that nothing points to, so that no page shows them, by their JSON pointers. */
export function unusedComponents(root: JsonObject): string[] {
  const used = new Set<string>();
  collect(root);
  const { components } = root;
  return Object.entries(isObject(components) ? components : {})
    .filter(([kind]) => !LISTED.includes(kind) && !kind.startsWith('x-'))
    .flatMap(([kind, all]) =>
      Object.keys(isObject(all) ? all : {}).map(
        (name) => `#/components/${kind}/${escapeStep(name)}`,
      ),
    )
    .filter((pointer) => !used.has(pointer));

  function collect(value: Json | undefined): void {
    if (typeof value !== 'object' || value === null) return;
    if (!Array.isArray(value) && typeof value['$ref'] === 'string')
      used.add(value['$ref'].split('/').slice(0, 4).join('/'));
    for (const inner of Object.values(value)) collect(inner);
  }
}
