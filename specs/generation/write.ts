import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MARK } from './by-default.ts';

const placeOf = (file: string): string => fileURLToPath(new URL(`../../${file}`, import.meta.url));

/**
 * Writes a generated file of the repository, by its path below the root. One that is so already is left
 * alone: whoever watches it need not start again. Answers whether it was written.
 */
export function writeGenerated(file: string, text: string): boolean {
  const place = placeOf(file);
  if (existsSync(place) && readFileSync(place, 'utf8') === text) return false;
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, text);
  return true;
}

/** Whether a file of the repository is there that was not made here. */
export function isWritten(file: string): boolean {
  const place = placeOf(file);
  return existsSync(place) && !readFileSync(place, 'utf8').includes(MARK);
}

/**
 * Removes the page of an API that is listed no more, as it was made, and what keeps git from such pages where there
 * is none. Answers what was removed.
 */
export function removeMadePages(names: readonly string[]): string[] {
  const folder = 'site/docs/apis';
  const pages = readdirSync(placeOf(folder)).filter((file) => file.endsWith('.mdx'));
  const made = pages.filter((file) => !isWritten(`${folder}/${file}`));
  const kept = made.filter((file) => names.includes(file.slice(0, -'.mdx'.length)));
  const files = [
    ...made.filter((file) => !kept.includes(file)),
    ...(kept.length === 0 && isWritten(`${folder}/.gitignore`) ? ['.gitignore'] : []),
  ].map((file) => `${folder}/${file}`);
  for (const file of files) rmSync(placeOf(file));
  return files;
}
