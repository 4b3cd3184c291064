export type FormField = readonly [name: string, value: string];

/** A repeated name contributes each of its different values once, in order, as Twilio's own library does. */
export function sortedFields(form: readonly FormField[]): [name: string, value: string][] {
  const values = new Map<string, Set<string>>();
  for (const [name, value] of form) {
    values.set(name, (values.get(name) ?? new Set()).add(value));
  }
  return [...values.keys()]
    .sort()
    .flatMap((name) =>
      [...(values.get(name) ?? [])].sort().map((value): [string, string] => [name, value]),
    );
}
