import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { documentAt as sourceAt } from '../../site/features/reference/build/read-document.ts';
import { NO_CACHE, runDocusaurus, type Usage } from '../run-docusaurus.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const installed = join(root, 'bench/peers/node_modules');
const GENERATED = '.docusaurus-reference-bench';

/** The default document of all sides. */
const LOCKERS = join(root, 'specs/generated/lockers.openapi.yaml');
/** Timeout of a build, in milliseconds. */
const BUILD_TIMEOUT = 1_200_000;

/** Builds a Docusaurus site, given by its path below the root, into a folder. Peers render `document`. */
export function buildSite(site: string, folder: string, document = LOCKERS): Usage {
  if (site.endsWith('openapi-docs')) {
    // It needs an existing output folder, and does not remove the pages of a previous document.
    rmSync(join(root, site, 'docs'), { recursive: true, force: true });
    mkdirSync(join(root, site, 'docs'), { recursive: true });
    generate(site, ['gen-api-docs', 'all'], document);
  }
  try {
    return generate(site, ['build', join(root, site), '--out-dir', folder], document);
  } finally {
    rmSync(join(root, site, GENERATED), { recursive: true, force: true });
  }
}

const generate = (site: string, command: string[], document: string): Usage =>
  runDocusaurus(
    command,
    join(root, site),
    {
      ...NO_CACHE,
      REFERENCE_DOCUMENT: document,
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: GENERATED,
    },
    BUILD_TIMEOUT,
  );

/** The parsed document, unchanged. */
export const documentAt = (file: string): object => sourceAt(file).root;

/** Writes the pages of Scalar and Swagger UI, which render in the browser, as their manuals show them. */
export function writeStandalonePages(folder: string, file = LOCKERS): void {
  const document = documentAt(file);
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
