import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Copies the sources of the site into a temporary folder next to it, so that its imports resolve.
 * The caller removes the folder.
 */
export function copySite(name: string): string {
  const folder = mkdtempSync(join(root, `site-bench-${name}-`));
  cpSync(join(root, 'site'), folder, {
    recursive: true,
    filter: (source) => !/[\\/]site[\\/](build|\.docusaurus|node_modules)/.test(source),
  });
  symlinkSync(join(root, 'site/node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}
