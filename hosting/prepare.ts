import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readBuiltFiles } from './built-files.ts';
import { compress } from './compress.ts';
import { keepAssets } from './keep-assets.ts';
import { beyondLimits } from './limits.ts';
import { apache, apacheSite } from './recipes/apache.ts';
import { azure } from './recipes/azure.ts';
import { caddy } from './recipes/caddy.ts';
import { headersFile, redirectsFile } from './recipes/headers-file.ts';
import { nginx } from './recipes/nginx.ts';
import { vercel, vercelIgnore } from './recipes/vercel.ts';

/** Where the files for servers of one's own go, unless told: what is in the site's folder is public. */
const generated = fileURLToPath(new URL('generated', import.meta.url));

/**
 * Makes a built folder ready for any static host: compressed files beside the others, the files in
 * which common hosts look for headers and redirects, and apart from them a Caddyfile and files for
 * nginx.
 */
export async function prepare(folder: string, servers = generated): Promise<void> {
  const site = readBuiltFiles(folder);
  const written = await compress(folder);
  await mkdir(servers, { recursive: true });
  const files: [folder: string, name: string, text: string][] = [
    [folder, '_headers', headersFile(site)],
    [folder, '_redirects', redirectsFile(site)],
    [folder, 'vercel.json', vercel(site)],
    [folder, '.vercelignore', vercelIgnore()],
    [folder, 'staticwebapp.config.json', azure(site)],
    [folder, '.htaccess', apache(site)],
    // GitHub Pages leaves out names that begin with an underscore unless this file is there.
    [folder, '.nojekyll', ''],
    [servers, 'Caddyfile', caddy(site)],
    [servers, 'apache.conf', apacheSite(site)],
    [servers, 'nginx.conf', nginx(site)],
    [servers, 'nginx-with-brotli.conf', nginx(site, { brotli: true })],
  ];
  await Promise.all(files.map(([where, name, text]) => writeFile(join(where, name), text)));
  for (const [, name, text] of files) {
    for (const sentence of beyondLimits(name, text)) console.warn(sentence);
  }
  console.log(
    `${site.paths.length} files, ${written} compressed beside them, ${site.scripts.length} inline scripts named by hash, ${files.length} files for hosts.`,
  );
}

if (process.argv[1]?.endsWith('prepare.ts')) {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { previous: { type: 'string' } },
  });
  const [folder] = positionals;
  if (!folder) throw new Error('Say which folder: npx tsx hosting/prepare.ts site/build');
  if (values.previous) {
    const kept = keepAssets(resolve(folder), resolve(values.previous));
    console.log(`${kept} files of earlier builds kept for pages that are open.`);
  }
  await prepare(resolve(folder));
}
