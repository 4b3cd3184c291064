import { readFileSync } from 'node:fs';
import { redact } from './redact.ts';
import type { Declaration, Setting, Values } from './settings.ts';
import { isServiceAddress, unknownVariables } from './unknown-variables.ts';

/** Everything wrong with the settings, one sentence per line, each with its fix. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** The message to print for an error that ends a command. Messages of settings never contain secrets. */
export function messageOf(error: unknown): string {
  if (error instanceof SettingsError) return error.message;
  return redact(error instanceof Error ? error.message : String(error));
}

/**
 * Reads the declared variables. A secret may also be read from the file that `<NAME>_FILE`
 * names, so that it is in no listing of process environments.
 *
 * @param prefix  the server's own, such as `LOCKERS_`. An undeclared variable that starts with it is refused,
 *   because it is probably a misspelling; so is one that resembles a declared one.
 * @param isWhole  false if the server has variables that are not declared here: then only those that
 *   resemble a declared one are refused. Defaults to true.
 * @throws {SettingsError} with one line for each variable that is unknown, empty, malformed or missing.
 */
export function readEnvironment<D extends Declaration>(
  declaration: D,
  environment: Record<string, string | undefined>,
  { prefix, isWhole = true }: { prefix: string; isWhole?: boolean },
): Values<D> {
  const names = namesOf(declaration);
  const faults = unknownVariables(names, environment, { prefix, isWhole });
  const read = (name: string) => {
    const setting = declaration[name];
    if (setting?.secret) return readSecret(name, setting, environment, faults);
    // Already reported above, one sentence for all variables of a Service.
    const isReported = name.endsWith('_PORT') && isServiceAddress(environment[name]);
    return isReported ? undefined : environment[name];
  };
  const values = readValues(declaration, read, faults, (name) => name);
  if (faults.length > 0) throw new SettingsError([...new Set(faults)].join('\n'));
  return values;
}

/** Every variable that is read for a declaration. */
const namesOf = (declaration: Declaration): string[] =>
  Object.entries(declaration).flatMap(([name, { secret }]) =>
    secret ? [name, `${name}_FILE`] : [name],
  );

/** Reads each declared setting, and adds its problems to `faults`. */
export function readValues<D extends Declaration>(
  declaration: D,
  read: (name: string) => string | undefined,
  faults: string[],
  nameOf: (name: string) => string,
): Values<D> {
  const entries = Object.entries(declaration).map(([name, setting]) => {
    const raw = read(name);
    if (raw === undefined) {
      if (setting.required)
        faults.push(`${nameOf(name)} is missing: ${cure(nameOf(name), setting)}`);
      return [name, setting.fallback];
    }
    if (raw === '') {
      const hint = setting.required ? '' : ', or leave it out';
      faults.push(`${nameOf(name)} is empty: ${cure(nameOf(name), setting)}${hint}`);
      return [name, setting.fallback];
    }
    const value = setting.parse(raw);
    if (value === undefined) {
      const quoted = setting.secret
        ? 'has a value that cannot be used'
        : `is ${JSON.stringify(raw)}`;
      faults.push(`${nameOf(name)} ${quoted}: ${cure(nameOf(name), setting)}`);
    }
    return [name, value];
  });
  return Object.fromEntries(entries) as Values<D>;
}

function cure(name: string, setting: Setting<unknown>): string {
  const separator = name.startsWith('--') ? ' ' : '=';
  return `give ${setting.expects}, such as ${name}${separator}${setting.example}`;
}

/** The value of a variable, or of the file that `<NAME>_FILE` names, without trailing newlines or a byte order mark. */
function readSecret(
  name: string,
  { expects, parse }: Setting<unknown>,
  environment: Record<string, string | undefined>,
  faults: string[],
): string | undefined {
  const file = environment[`${name}_FILE`];
  const trimmed = (text: string) => text.replace(/^\uFEFF|[\r\n]+$/g, '');
  const given = environment[name];
  if (file === undefined) return given && trimmed(given);
  if (given !== undefined) {
    faults.push(`${name} and ${name}_FILE are both given: leave one of them out.`);
    return undefined;
  }
  if (file === '') {
    faults.push(`${name}_FILE is empty: name a file that this user may read, or leave it out`);
    return undefined;
  }
  try {
    const text = trimmed(readFileSync(file, 'utf8'));
    if (parse(text) !== undefined) return text;
    faults.push(`${name}_FILE: ${file} holds something else than ${expects}.`);
  } catch {
    faults.push(`${name}_FILE: cannot read ${file}. Name a file that this user may read.`);
  }
  return undefined;
}
