export type FormField = readonly [name: string, value: string];

/** A repeated name contributes each of its distinct values once, sorted, as in Twilio's own library. */
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
