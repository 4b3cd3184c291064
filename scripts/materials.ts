/** One package of a bill of materials, and whatever else CycloneDX tells of it. */
interface Component {
  'bom-ref': string;
  name: string;
}

/** The parts of a CycloneDX document that are looked at here; the others stay as they are. */
export interface Materials {
  serialNumber: string;
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/** What package.json says of one workspace. */
export interface Workspace {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/**
 * The bill of one workspace, cut out of that of the whole repository: what it needs to run, directly or not.
 *
 * @param workspaces all workspaces, whose development packages are left out
 * @param serialNumber a new name for the new document, `urn:uuid:…`
 * @throws {Error} the bill does not know the workspace
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
