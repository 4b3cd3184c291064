import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './steps.ts';

/** What runs a server, below the root of the repository: its own file, or the one that is made where it has none. */
export function serveFile(name: string): string {
  const own = `servers/${name}/serve.ts`;
  return existsSync(join(root, own)) ? own : `servers/generated/${name}.serve.ts`;
}
