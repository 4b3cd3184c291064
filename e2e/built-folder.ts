import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder in site/ that a build wrote; throws where there is none yet. */
export function builtFolder(name: string): string {
  const folder = fileURLToPath(new URL(`../site/${name}`, import.meta.url));
  if (existsSync(folder)) return folder;
  throw new Error(
    `There is no built site in site/${name}. Run the tests with \`npm run e2e\`, which builds it.`,
  );
}
