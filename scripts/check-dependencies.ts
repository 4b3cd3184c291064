import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from './steps.ts';

// Checks that every imported package is declared in the package.json of its workspace. Test files and scripts may also
// use the packages of the root.

interface Manifest {
  name: string;
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const rootManifest = read(join(root, 'package.json'));
const IMPORT =
  /(?:^(?:import|export)\s[^'"`;]*?from\s+|^import\s+|\bimport\()['"]([^'".][^'"]*)['"]/gm;
/** Module aliases of Docusaurus, which are not packages. */
const ALIASES =
  /^(react-loadable|@docusaurus\/(Link|Head|Translate|BrowserOnly|ErrorBoundary|router|isInternalUrl|use\w+|Constants|ExecutionEnvironment))$/;
let looked = 0;
const faults: string[] = [];

const PEERS = 'bench/peers';
for (const workspace of ['scripts', ...(rootManifest.workspaces ?? []), PEERS])
  checkWorkspace(workspace);

console.log(`${looked} imports of packages looked at, ${faults.length} undeclared`);
if (looked === 0) faults.push('No import was looked at: the search pattern is broken.');
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}

function checkWorkspace(workspace: string) {
  const own = workspace === 'scripts' ? rootManifest : read(join(root, workspace, 'package.json'));
  const declared = new Set(names(own));
  for (const file of listSources(workspace)) {
    const isShipped = /\/(src|build|page|shared)\//.test(file) && !/\/test\//.test(file);
    for (const [, specifier] of readFileSync(join(root, file), 'utf8').matchAll(IMPORT)) {
      const name = packageOf(specifier ?? '');
      if (!name || ALIASES.test(name)) continue;
      looked += 1;
      if (name === own.name || declared.has(name) || declared.has(`@types/${name}`)) continue;
      if (!isShipped && names(rootManifest).includes(name)) continue;
      faults.push(
        `${file}: imports "${name}", which ${workspace}/package.json does not declare. Add it there.`,
      );
    }
  }
}

function listSources(workspace: string): string[] {
  const list = ['ls-files', '-co', '--exclude-standard', '--', workspace];
  return (
    execFileSync('git', list, { cwd: root, encoding: 'utf8' })
      .split('\n')
      .filter((name) => /\.tsx?$/.test(name) && existsSync(join(root, name)))
      // Files for a copy of the repository that the tests build.
      .filter((name) => !name.startsWith('site/trial/fourth-api/'))
      .filter((name) => workspace === PEERS || !name.startsWith(`${PEERS}/`))
  );
}

function packageOf(specifier: string): string | undefined {
  if (/^(node:|@site\/|@theme|@generated|@api-reference\/|#|\/|data:)/.test(specifier))
    return undefined;
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
  return builtinModules.includes(name) ? undefined : name;
}

function names(manifest: Manifest): string[] {
  return Object.keys({
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.optionalDependencies,
  });
}

function read(file: string): Manifest {
  return JSON.parse(readFileSync(join(dirname(file), 'package.json'), 'utf8')) as Manifest;
}
