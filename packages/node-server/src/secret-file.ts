import { readFileSync } from 'node:fs';
import type { Setting } from './settings.ts';

/** What a variable holds, or the file that `<NAME>_FILE` names in its place, without the line end. */
export function readSecret(
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
    const text = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
    if (parse(text) !== undefined) return text;
    faults.push(`${name}_FILE: ${file} holds something else than ${expects}.`);
  } catch {
    faults.push(`${name}_FILE: cannot read ${file}. Name a file that this user may read.`);
  }
  return undefined;
}
