import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The written files, relative to the root, and what the author has to do next. */
export interface ScaffoldResult {
  written: string[];
  nextSteps: string[];
}

/**
 * Writes a new file and returns its path.
 *
 * @throws {Error} the file exists; the message is for the user
 */
export function writeNew(root: string, file: string, text: string): string {
  const place = join(root, file);
  if (existsSync(place)) throw new Error(`${file} is there already. Choose another name.`);
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, text);
  return file;
}

/**
 * Validates a kebab-case name.
 *
 * @throws {Error} it is missing or not kebab-case; the message is for the user
 */
export function kebab(what: string, given = ''): string {
  if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(given)) return given;
  throw new Error(
    `${given ? `"${given}" is no ${what}` : `The ${what} is missing`}: write small letters, digits and hyphens, such as door-states.`,
  );
}

/** Validates a choice. @throws {Error} it is none of the words; the message is for the user */
export function oneOf<Word extends string>(what: string, words: readonly Word[], given = ''): Word {
  const found = words.find((word) => word === given);
  if (found) return found;
  throw new Error(
    `${given ? `There is no ${what} "${given}"` : `The ${what} is missing`}: say one of ${words.join(', ')}.`,
  );
}
