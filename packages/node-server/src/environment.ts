import { readFileSync } from 'node:fs';
import { redact } from './redact.ts';
import type { Declaration, Setting, Values } from './settings.ts';
import { isServiceAddress, unknownVariables } from './unknown-variables.ts';

/** Everything wrong with the settings, one sentence a line, each with its cure. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** What to print of an error that ends a command. Our own sentences quote no secret as they are. */
export function messageOf(error: unknown): string {
  if (error instanceof SettingsError) return error.message;
  return redact(error instanceof Error ? error.message : String(error));
}

/**
 * Reads the declared variables. One that holds a secret may also be read from the file that `<NAME>_FILE`
 * names, so that it stands in no list of a process's environment.
 *
 * @param prefix  the server's own, such as `LOCKERS_`. An undeclared variable that starts with it is refused,
 *   because it is a misspelling that would otherwise go unnoticed; so is one that is almost a declared one.
 * @param isWhole  false where the server has variables that are not declared here: then only those that
 *   are almost a declared one are refused. Defaults to true.
 * @throws {SettingsError} with one line for each variable that is unknown, empty, malformed or missing.
 */
export function readEnvironment<D extends Declaration>(
  declaration: D,
  environment: Record<string, string | undefined>,
  { prefix, isWhole = true }: { prefix: string; isWhole?: boolean },
): Values<D> {
  const names = namesOf(declaration);
  const faults = unknownVariables(names, environment, { prefix, isWhole });
  const given = (name: string) => {
    const setting = declaration[name];
    if (setting?.secret) return readSecret(name, setting, environment, faults);
    // Told above, all variables of a Service in one sentence.
    const isTold = name.endsWith('_PORT') && isServiceAddress(environment[name]);
    return isTold ? undefined : environment[name];
  };
  const values = readValues(declaration, given, faults, (name) => name);
  if (faults.length > 0) throw new SettingsError([...new Set(faults)].join('\n'));
  return values;
}

/** Every variable that is read for a declaration. */
const namesOf = (declaration: Declaration): string[] =>
  Object.entries(declaration).flatMap(([name, { secret }]) =>
    secret ? [name, `${name}_FILE`] : [name],
  );

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
    if (raw === '') {
      const orLeaveOut = setting.required ? '' : ', or leave it out';
      faults.push(`${spelled(name)} is empty: ${cure(spelled(name), setting)}${orLeaveOut}`);
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

/** What a variable holds, or the file that `<NAME>_FILE` names in its place, without the line ends, or the mark that some editors begin with. */
function readSecret(
  name: string,
  { expects, parse }: Setting<unknown>,
  environment: Record<string, string | undefined>,
  faults: string[],
): string | undefined {
  const file = environment[`${name}_FILE`];
  if (file === undefined) return environment[name];
  if (environment[name] !== undefined) {
    faults.push(`${name} and ${name}_FILE are both given: leave one of them out.`);
    return undefined;
  }
  if (file === '') {
    faults.push(`${name}_FILE is empty: name a file that this user may read, or leave it out`);
    return undefined;
  }
  try {
    const text = readFileSync(file, 'utf8').replace(/^\uFEFF|[\r\n]+$/g, '');
    if (parse(text) !== undefined) return text;
    faults.push(`${name}_FILE: ${file} holds something else than ${expects}.`);
  } catch {
    faults.push(`${name}_FILE: cannot read ${file}. Name a file that this user may read.`);
  }
  return undefined;
}
