import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Source } from './engine.ts';

const GENERATED = '.docusaurus-bench';

/** What our own index is made of, read the way a build reads it, without building. */
export function readOwnSource(): Source {
  execFileSync(process.execPath, [fileURLToPath(new URL('./load-site.mjs', import.meta.url))], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: GENERATED,
    },
    // Docusaurus reads how to compile its plugins from the folder it runs in.
    cwd: fileURLToPath(new URL('../../site', import.meta.url)),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const file = new URL(`../../site/${GENERATED}/local-search/source.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Source;
}
