import { isObject, type Json, type JsonObject } from '../../shared/json.ts';
import { stepsOf } from './pointer.ts';

/** A document with what OpenAPI 3.0 says in its own way said as JSON Schema says it. */
export function modern(root: JsonObject): JsonObject {
  const said = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(said);
    if (!isObject(value)) return value;
    const { nullable, exclusiveMinimum, exclusiveMaximum, minimum, maximum, ...rest } = value;
    const { $ref } = rest;
    const schema: JsonObject = {
      ...Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, said(inner ?? null)])),
      ...(typeof $ref === 'string' && $ref.startsWith('#/') && { $ref: movedPointer(root, $ref) }),
      ...limit('exclusiveMinimum', exclusiveMinimum, 'minimum', minimum, said),
      ...limit('exclusiveMaximum', exclusiveMaximum, 'maximum', maximum, said),
    };
    if (nullable === true) return { anyOf: [schema, { type: 'null' }] };
    return nullable === undefined ? schema : { ...schema, nullable: said(nullable) };
  };
  return said(root) as JsonObject;
}

/** Where what stands at a pointer of a document stands in what `modern` makes of it. */
export function movedPointer(root: JsonObject, pointer: string): string {
  let found: Json | undefined = root;
  const steps = stepsOf(pointer).flatMap((step) => {
    const moved = isObject(found) && found['nullable'] === true ? ['anyOf', '0', step] : [step];
    found = Array.isArray(found) ? found[Number(step)] : isObject(found) ? found[step] : undefined;
    return moved;
  });
  return `#/${steps.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;
}

/** A limit in numbers, where a boolean says that it is left out itself. */
function limit(
  open: string,
  exclusive: Json | undefined,
  closed: string,
  bound: Json | undefined,
  said: (value: Json) => Json,
) {
  const isOpen = exclusive === true;
  return {
    ...(bound !== undefined && { [isOpen ? open : closed]: said(bound) }),
    ...(exclusive !== undefined && typeof exclusive !== 'boolean' && { [open]: said(exclusive) }),
  };
}
