import type { Declaration, Setting, Values } from './settings.ts';

/** Everything wrong with the settings, one sentence a line, each with its cure. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/**
 * Reads the declared variables. An empty one counts as not given.
 *
 * @param prefix  the server's own, such as `LOCKERS_`: an undeclared variable that starts with it is
 *   refused, because it is a misspelling that would otherwise go unnoticed.
 * @throws {SettingsError} with one line for each variable that is unknown, malformed or missing.
 */
export function readEnvironment<D extends Declaration>(
  declaration: D,
  environment: Record<string, string | undefined>,
  { prefix }: { prefix: string },
): Values<D> {
  const names = Object.keys(declaration);
  const faults = Object.keys(environment)
    .filter((name) => name.startsWith(prefix) && !names.includes(name))
    .map((name) =>
      unknown(
        name,
        names.filter((known) => known.startsWith(prefix)),
      ),
    );
  const values = readValues(
    declaration,
    (name) => environment[name] || undefined,
    faults,
    (name) => name,
  );
  if (faults.length > 0) throw new SettingsError(faults.join('\n'));
  return values;
}

/** Reads each declared setting from `given`, and adds what is wrong to `faults`. */
export function readValues<D extends Declaration>(
  declaration: D,
  given: (name: string) => string | undefined,
  faults: string[],
  spelled: (name: string) => string,
): Values<D> {
  const entries = Object.entries(declaration).map(([name, setting]) => {
    const raw = given(name);
    if (raw === undefined) {
      if (setting.required)
        faults.push(`${spelled(name)} is missing: ${cure(spelled(name), setting)}`);
      return [name, setting.fallback];
    }
    const value = setting.parse(raw);
    if (value === undefined) {
      const quoted = setting.secret
        ? 'has a value that cannot be used'
        : `is ${JSON.stringify(raw)}`;
      faults.push(`${spelled(name)} ${quoted}: ${cure(spelled(name), setting)}`);
    }
    return [name, value];
  });
  return Object.fromEntries(entries) as Values<D>;
}

function cure(name: string, setting: Setting<unknown>): string {
  const separator = name.startsWith('--') ? ' ' : '=';
  return `give ${setting.expects}, such as ${name}${separator}${setting.example}`;
}

function unknown(name: string, known: string[]): string {
  const near = known.find((candidate) => distance(candidate, name) <= 3);
  const hint = near ? `Did you mean ${near}?` : `It knows ${known.join(', ')}.`;
  return `${name} is not a setting of this server. ${hint}`;
}

/** Levenshtein distance, to tell a misspelling from a stranger. */
export function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}
