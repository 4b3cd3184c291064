import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { apiNames } from '../specs/api-names.ts';
import { materialsOf, type Materials, type Workspace } from './materials.ts';
import { npm } from './npm.mjs';
import { root } from './steps.ts';

// Writes a bill of materials (CycloneDX) for the site, each server and the client: what the lock installs for
// it, with versions, licenses and checksums. npm lists the whole repository; of one workspace it forgets what
// others need too.

const [folder = 'sbom'] = process.argv.slice(2);
const read = <Shape>(file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Shape;
const folders = read<{ workspaces: string[] }>('package.json').workspaces;
// A server that needs no package of its own is no workspace, and has no bill.
const published = ['site', ...apiNames.map((name) => `servers/${name}`), 'client'].filter((place) =>
  folders.includes(place),
);
const workspaces = folders.map((place) => read<Workspace>(`${place}/package.json`));

const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'];
const { status, stdout, stderr } = npm(root, args, 'pipe');
if (status !== 0) throw new Error(`npm could not list what the repository is made of: ${stderr}`);
const whole = JSON.parse(stdout) as Materials;

mkdirSync(resolve(root, folder), { recursive: true });
for (const place of published) {
  const { name } = read<Workspace>(`${place}/package.json`);
  const materials = materialsOf(whole, name, workspaces, `urn:uuid:${randomUUID()}`);
  const file = join(folder, `${place.replace('/', '-')}.cdx.json`);
  writeFileSync(resolve(root, file), `${JSON.stringify(materials, null, 2)}\n`);
  console.log(`${file}: ${materials.components.length} packages`);
}
