import type { FormSchema } from '@frontline/api-reference/page';
import { inside, type Chosen } from './hold-value.ts';

/** What an alternative begins with: the fields that it has too, and the values that it leaves no choice of. */
export function begun(schema: FormSchema, value: unknown): unknown {
  if (schema.oneOf) return begun(schema.oneOf[0] ?? {}, value);
  if (schema.type === 'array') return Array.isArray(value) ? value : [];
  if (schema.type !== 'object') return typeof value === 'object' ? '' : (value ?? '');
  const fields = new Map(Object.entries(value ?? {}));
  const kept = Object.entries(schema.properties ?? {}).flatMap(([name, { enum: allowed }]) => {
    if (fields.has(name) && (!allowed || allowed.includes(fields.get(name))))
      return [[name, fields.get(name)] as const];
    const [only, ...others] = allowed ?? [];
    return allowed?.length && others.length === 0 && schema.required?.includes(name)
      ? [[name, only] as const]
      : [];
  });
  return Object.fromEntries(kept);
}

/** Without what was chosen inside a value that is gone. */
export const forgotten = (chosen: Chosen, path: string): Chosen =>
  Object.fromEntries(Object.entries(chosen).filter(([at]) => !at.startsWith(inside(path, ''))));
