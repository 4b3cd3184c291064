import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readDocument } from '../../site/plugins/content/api-reference/document/read-document.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const generator = join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
const installed = join(root, 'bench/peers/node_modules');
const GENERATED = '.docusaurus-reference-bench';

/** Builds a Docusaurus site into a folder. `site` is its place below the root. */
export function buildSite(site: string, folder: string): void {
  if (site.endsWith('openapi-docs')) generate(site, ['gen-api-docs', 'all']);
  generate(site, ['build', join(root, site), '--out-dir', folder]);
  rmSync(join(root, site, GENERATED), { recursive: true, force: true });
}

function generate(site: string, command: string[]): void {
  // The pages that openapi-docs writes go into a folder that has to be there.
  if (site.endsWith('openapi-docs')) mkdirSync(join(root, site, 'docs'), { recursive: true });
  const { status, stderr } = spawnSync(process.execPath, [generator, ...command], {
    encoding: 'utf8',
    cwd: join(root, site),
    env: {
      ...process.env,
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: GENERATED,
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    },
  });
  if (status !== 0) throw new Error(`The build of ${site} failed:\n${stderr}`);
}

/** Writes the two pages that render in the browser, as their manuals show them, with our document. */
export function writeStandalonePages(folder: string): void {
  const document = readDocument(join(root, 'specs/lockers-api.yaml')).root;
  const scalar = join(installed, '@scalar/api-reference/dist/browser');
  const swagger = join(installed, 'swagger-ui-dist');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'lockers.json'), JSON.stringify(document));
  cpSync(join(scalar, 'standalone.js'), join(folder, 'scalar.js'));
  for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js'])
    cpSync(join(swagger, file), join(folder, file));
  writeFileSync(
    join(folder, 'scalar.html'),
    page(`<div id="app"></div><script src="/scalar.js"></script>
<script>Scalar.createApiReference('#app', { url: '/lockers.json' })</script>`),
  );
  writeFileSync(
    join(folder, 'swagger.html'),
    page(`<link rel="stylesheet" href="/swagger-ui.css"><div id="app"></div>
<script src="/swagger-ui-bundle.js"></script>
<script>SwaggerUIBundle({ url: '/lockers.json', dom_id: '#app' })</script>`),
  );
}

const page = (body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Lockers API</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head><body>
${body}
</body></html>
`;
