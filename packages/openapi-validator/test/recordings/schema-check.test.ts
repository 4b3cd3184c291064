import { answers } from '@frontline/specs/answers';
import { apiNames } from '@frontline/specs/api-names';
import type { Validate } from '@frontline/specs/document';
import { documents } from '@frontline/specs/documents';
import { outlines } from '@frontline/specs/outlines';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSchemaCheck, rules, type CheckedSchema } from '../../src/recordings/schema-check.ts';

/** Values that match no schema in particular, and edge cases. */
const odd = fc.oneof(
  fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 2 ** 53, '', 'x', '🧺'.repeat(256), [], {}),
  fc.constantFrom(
    { 'a/b~c': 1 },
    [{}],
    Array.from({ length: 101 }, () => ({})),
  ),
);

const times = ['2026-01-05T09:00:03.000Z', '2026-01-05T09:00:03Z'];

/** Values that mostly match a schema. */
function near(schema: CheckedSchema): fc.Arbitrary<unknown> {
  const alike = [...(schema.enum ?? []), ...('const' in schema ? [schema.const] : [])];
  const { minimum = 0, maximum = minimum + 9, minLength = 0, maxLength = minLength } = schema;
  const texts = [minLength - 1, minLength, maxLength, maxLength + 1].map((length) =>
    '🧺'.repeat(Math.max(0, length)),
  );
  const one: Record<string, () => fc.Arbitrary<unknown>> = {
    array: () => fc.array(near(schema.items ?? {}), { maxLength: 3 }),
    object: () => objectsNear(schema),
    number: () => fc.constantFrom(minimum - 0.5, minimum, maximum, maximum + 0.5),
    integer: () => fc.constantFrom(minimum - 1, minimum, maximum, maximum + 1),
    string: () => fc.constantFrom(...(schema.format ? times : texts)),
    boolean: () => fc.boolean(),
    null: () => fc.constant(null),
  };
  const fitting = [schema.type ?? []].flat().map((type) => one[type]!());
  const known = alike.length > 0 ? [fc.constantFrom(...alike)] : [];
  return fc.oneof(
    { weight: 1, arbitrary: odd },
    ...[...fitting, ...known].map((arbitrary) => ({ weight: 6, arbitrary })),
  );
}

/** Including the fields and values that conditions refer to. */
function objectsNear({
  properties = {},
  additionalProperties,
  allOf = [],
  ...rest
}: CheckedSchema) {
  const conditions = [...allOf, rest].flatMap(({ if: one }) =>
    Object.entries(one?.properties ?? {}),
  );
  const fields = Object.entries(properties).map(([name, schema]) => {
    const wanted = conditions.filter(([other]) => other === name).map(([, one]) => near(one));
    return [name, fc.oneof(near(schema), ...wanted)] as const;
  });
  const other = near(additionalProperties || {});
  const more = fc.dictionary(fc.constantFrom('more', 'a/b~c', '__proto__'), other, { maxKeys: 1 });
  return fc
    .tuple(fc.record(Object.fromEntries(fields), { requiredKeys: [] }), more)
    .map(([named, unnamed]) => ({ ...named, ...unnamed }));
}

const found = (check: Validate, value: unknown) => {
  // Compiled validators fill in defaults.
  const copy = structuredClone(value);
  return [check(copy), check.errors ?? []];
};

describe('a schema check', () => {
  it.each(apiNames)('finds the same as the compiled validators of %s', async (api) => {
    const { outline } = await outlines[api]();
    const compiled: Record<string, Validate> = { ...documents[api].validators, ...answers[api] };
    const schemas: Record<string, unknown> = { ...outline.requests, ...outline.answers };
    expect(Object.keys(schemas).sort()).toEqual(Object.keys(compiled).sort());
    let faults = 0;
    for (const [name, schema] of Object.entries(schemas)) {
      const check = createSchemaCheck(schema as CheckedSchema);
      fc.assert(
        fc.property(near(schema as CheckedSchema), (value) => {
          const [fits, expected] = found(compiled[name]!, value);
          faults += fits ? 0 : 1;
          expect([check(value), check.errors ?? []], name).toEqual([fits, expected]);
        }),
        { numRuns: 40 },
      );
    }
    expect(faults).toBeGreaterThan(150);
  });

  it('supports every keyword of the documents', async () => {
    // Servers fill in defaults, and `if` evaluates `then`.
    const known = new Set([...Object.keys(rules), 'then', 'default']);
    const unknown = new Set<string>();
    const walk = (schema: CheckedSchema): void => {
      for (const name of Object.keys(schema)) if (!known.has(name)) unknown.add(name);
      const { anyOf = [], allOf = [], items, additionalProperties, properties = {} } = schema;
      const single = [schema.if, schema.then, items, additionalProperties || undefined];
      for (const part of [...anyOf, ...allOf, ...single, ...Object.values(properties)])
        if (part) walk(part);
    };
    for (const api of apiNames) {
      const { requests, answers } = (await outlines[api]()).outline;
      for (const schema of Object.values({ ...requests, ...answers }))
        walk(schema as CheckedSchema);
    }
    expect([...unknown]).toEqual([]);
    walk({ items: { pattern: 'a' } as CheckedSchema });
    expect([...unknown]).toEqual(['pattern']);
  });
});
