import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { apiNames } from '../specs/api-names.ts';
import { npm } from './npm.mjs';
import { root } from './steps.ts';

/**
 * Writes a CycloneDX bill of materials for the site, each server and the client: the packages that the lock file installs
 * for it, with versions, licenses and checksums. It is extracted from npm's list of the whole repository, because npm's
 * list of a single workspace omits packages shared with other workspaces.
 */
function main(folder = 'sbom'): void {
  const read = <Shape>(file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Shape;
  const folders = read<{ workspaces: string[] }>('package.json').workspaces;
  // A server without dependencies of its own is not a workspace and gets no bill of materials.
  const published = ['site', ...apiNames.map((name) => `servers/${name}`), 'client'].filter(
    (place) => folders.includes(place),
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
}

/** A package of a bill of materials. The other CycloneDX fields are preserved. */
interface Component {
  'bom-ref': string;
  name: string;
}

/** The CycloneDX fields used here. The others are preserved. */
export interface Materials {
  serialNumber: string;
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

interface Workspace {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/**
 * Extracts the bill of materials of one workspace from that of the repository: its direct and transitive runtime
 * dependencies.
 *
 * @param workspaces all workspaces, whose development dependencies are excluded
 * @param serialNumber of the new document, `urn:uuid:…`
 * @throws {Error} the repository has no such workspace
 */
export function materialsOf(
  whole: Materials,
  name: string,
  workspaces: readonly Workspace[],
  serialNumber: string,
): Materials {
  const components = new Map(whole.components.map((one) => [one['bom-ref'], one]));
  const needs = new Map(whole.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
  const own = new Map(workspaces.map((one) => [`${one.name}@${one.version}`, one]));
  const root = [...own].find(([, one]) => one.name === name)?.[0] ?? '';
  const component = components.get(root);
  if (!component) throw new Error(`The bill of materials does not know ${name}.`);

  const isNeeded = (ref: string, needed: string): boolean => {
    const one = own.get(ref);
    const called = needed.slice(0, needed.lastIndexOf('@'));
    const isForRunning = called in { ...one?.dependencies, ...one?.optionalDependencies };
    return one === undefined || isForRunning || !(called in (one.devDependencies ?? {}));
  };
  const reached = new Set([root]);
  const dependencies: Materials['dependencies'] = [];
  for (const ref of reached) {
    const dependsOn = (needs.get(ref) ?? []).filter((needed) => isNeeded(ref, needed));
    dependencies.push({ ref, dependsOn });
    for (const needed of dependsOn) reached.add(needed);
  }
  return {
    ...whole,
    serialNumber,
    metadata: { ...whole.metadata, component: { ...component, name } },
    components: whole.components.filter((one) => one !== component && reached.has(one['bom-ref'])),
    dependencies,
  };
}

if (process.argv[1]?.endsWith('sbom.ts')) main(process.argv[2]);
