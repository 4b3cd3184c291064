import { existsSync, statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** For so many ms another process may take to make the server of an edited document. */
const PATIENCE = 2_000;
const BETWEEN = 20;

/**
 * While developing, the server in the page is made of an edited document by another process (scripts/dev). Resolves
 * when it is written, so that the page is written in the same moment: drawn twice in a row, what acts in it would be
 * taken from modules that are gone, and the generator would load the page anew.
 */
export async function serverIsMade(document: string, made: string): Promise<void> {
  const isOlder = () => existsSync(made) && statSync(made).mtimeMs < statSync(document).mtimeMs;
  for (const end = Date.now() + PATIENCE; isOlder() && Date.now() < end;) await wait(BETWEEN);
}
