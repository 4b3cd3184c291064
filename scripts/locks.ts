import { minVersion, satisfies } from 'semver';

/** One package of package-lock.json (version 3). Its key is a path such as `node_modules/a/node_modules/b`. */
export interface LockedPackage {
  name?: string;
  version?: string;
  resolved?: string;
  link?: boolean;
  license?: string;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
  engines?: { node?: string };
  os?: string[];
  cpu?: string[];
  libc?: string[];
}

export interface Lock {
  packages: Record<string, LockedPackage>;
}

interface Platform {
  os: string;
  cpu: string;
  /** The C library, on Linux. */
  libc?: string;
}

/** The platforms of developers, for which each native package must have a binding. */
export const platforms: Platform[] = [
  { os: 'linux', cpu: 'x64', libc: 'glibc' },
  { os: 'linux', cpu: 'x64', libc: 'musl' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { os: 'darwin', cpu: 'x64' },
  { os: 'darwin', cpu: 'arm64' },
  { os: 'win32', cpu: 'x64' },
];

interface Findings {
  /** The number of checked items. */
  looked: number;
  /** A message for each fault, with the package and the fix. */
  faults: string[];
}

/**
 * Finds optional dependencies that npm left out of a lock. It does so silently if the registry does not have them yet, and
 * installing from that lock on such a platform leaves out the binding.
 */
export function findUnlocked(lock: Lock, file: string): Findings {
  const wanted = Object.entries(lock.packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).map(([name, range]) => ({ place, name, range })),
  );
  const faults = wanted.flatMap(({ place, name, range }) => {
    const found = resolveFrom(lock, place, name);
    if (found && satisfies(found.version ?? '', range, { includePrerelease: true })) return [];
    const parent = nameOf(lock, place);
    const state = found ? `is locked at ${found.version}` : 'is not locked';
    return `${file}: ${parent}@${lock.packages[place]?.version} may need ${name}@${range}, which ${state}: npm leaves out silently what the registry has not got. Set "${parent}" under "overrides" in the package.json beside the lock to the newest version of which all platforms are published, and run: npm update ${parent} --package-lock-only`;
  });
  return { looked: wanted.length, faults };
}

/**
 * Finds native packages, whose binding is one of several optional packages, for which `npm ci` would install no binding on
 * one of the platforms.
 */
export function findUnbound(lock: Lock, file: string): Findings {
  const native = Object.keys(lock.packages)
    .map((place) => ({ place, bindings: bindingsOf(lock, place) }))
    // A single one is an extra for one system (fsevents), not a binding that all need.
    .filter(({ bindings }) => bindings.length > 1);
  const faults = native.flatMap(({ place, bindings }) =>
    platforms
      .filter((platform) => !bindings.some((binding) => binding && fits(binding, platform)))
      .map(
        (platform) =>
          `${file}: ${nameOf(lock, place)}@${lock.packages[place]?.version} has no binding for ${nameOfPlatform(platform)}. Choose a version or another package that has one.`,
      ),
  );
  return { looked: native.length * platforms.length, faults };
}

/** Finds download URLs, which depend on the registry of the machine that wrote the lock. */
export function findAddresses(lock: Lock, file: string): Findings {
  const places = Object.entries(lock.packages).filter(([, { link }]) => !link);
  const faults = places
    .filter(([, { resolved }]) => resolved !== undefined)
    .map(
      ([place]) =>
        `${file}: ${nameOf(lock, place)} has a "resolved" address. Delete that line; .npmrc (omit-lockfile-registry-resolved) keeps npm from writing it.`,
    );
  return { looked: places.length, faults };
}

/**
 * Finds packages that require a newer Node than the root of the lock. npm warns about each (EBADENGINE).
 */
export function findEngines(lock: Lock, file: string): Findings {
  const promised = lock.packages['']?.engines?.node ?? '*';
  const oldest = minVersion(promised) ?? '0.0.0';
  const withEngines = Object.entries(lock.packages).filter(
    ([, { engines, optional }]) => engines?.node && !optional,
  );
  const faults = withEngines.flatMap(([place, { version, engines }]) =>
    satisfies(oldest, engines?.node ?? '*')
      ? []
      : `${file}: ${nameOf(lock, place)}@${version} asks for Node ${engines?.node}, where package.json promises ${promised}. Choose a version that runs there; if the tests prove that this one does, delete its "engines" from the lock, and npm leaves it so.`,
  );
  return { looked: withEngines.length, faults };
}

/** The optional dependencies for a specific system or processor; undefined for one that is not locked. */
function bindingsOf(lock: Lock, place: string): (LockedPackage | undefined)[] {
  return Object.keys(lock.packages[place]?.optionalDependencies ?? {})
    .map((name) => resolveFrom(lock, place, name))
    .filter((found) => !found || found.os !== undefined || found.cpu !== undefined);
}

/** Resolves a name like Node: beside the package, then in each parent folder. */
function resolveFrom(lock: Lock, place: string, name: string): LockedPackage | undefined {
  const folders = place === '' ? [] : place.split('/');
  for (let depth = folders.length; depth >= 0; depth -= 1) {
    if (folders[depth - 1] === 'node_modules') continue;
    const found = lock.packages[[...folders.slice(0, depth), 'node_modules', name].join('/')];
    if (found) return found;
  }
  return undefined;
}

function fits({ os, cpu, libc }: LockedPackage, platform: Platform): boolean {
  return (
    allows(os, platform.os) &&
    allows(cpu, platform.cpu) &&
    (platform.libc === undefined || allows(libc, platform.libc))
  );
}

/** Reads npm's lists: `["linux"]` allows one, `["!win32"]` all but one, no list all. */
function allows(list: string[] | undefined, value: string): boolean {
  if (!list) return true;
  if (list.includes(`!${value}`)) return false;
  return list.includes(value) || list.every((word) => word.startsWith('!'));
}

const nameOf = (lock: Lock, place: string) =>
  lock.packages[place]?.name ?? place.slice(place.lastIndexOf('node_modules/') + 13);

const nameOfPlatform = ({ os, cpu, libc }: Platform) =>
  `${os} ${cpu}${libc ? ` with ${libc}` : ''}`;
