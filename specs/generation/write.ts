import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Writes a generated file of the repository, by its path below the root. One that is so already is left
 * alone: whoever watches it need not start again. Answers whether it was written.
 */
export function writeGenerated(file: string, text: string): boolean {
  const place = fileURLToPath(new URL(`../../${file}`, import.meta.url));
  if (existsSync(place) && readFileSync(place, 'utf8') === text) return false;
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, text);
  return true;
}
