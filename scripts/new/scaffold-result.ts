import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a skeleton has written, by paths below the root, and what its author still has to do. */
export interface ScaffoldResult {
  written: string[];
  nextSteps: string[];
}

/**
 * Writes a file that is not there yet, and answers its path.
 *
 * @throws {Error} it is there already; the message is for people
 */
export function writeNew(root: string, file: string, text: string): string {
  const place = join(root, file);
  if (existsSync(place)) throw new Error(`${file} is there already. Choose another name.`);
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, text);
  return file;
}

/**
 * A name as files here are named.
 *
 * @throws {Error} it is missing or written otherwise; the message is for people
 */
export function kebab(what: string, given = ''): string {
  if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(given)) return given;
  throw new Error(
    `${given ? `"${given}" is no ${what}` : `The ${what} is missing`}: write small letters, digits and hyphens, such as door-states.`,
  );
}

/** One of several words. @throws {Error} it is another; the message is for people */
export function oneOf<Word extends string>(what: string, words: readonly Word[], given = ''): Word {
  const found = words.find((word) => word === given);
  if (found) return found;
  throw new Error(
    `${given ? `There is no ${what} "${given}"` : `The ${what} is missing`}: say one of ${words.join(', ')}.`,
  );
}
