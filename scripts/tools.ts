import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';

/** The packages of commands that have another name. */
const packages = new Map([
  ['docusaurus', '@docusaurus/core'],
  ['tsc', 'typescript-7'],
]);

/**
 * The JavaScript file of an installed tool's command, for Node to run. `npx` and the files in
 * `.bin` are shell scripts, on Windows batch files, which cannot be started without a shell.
 *
 * @throws {Error} the package is not installed, or has no such command
 */
export function fileOfTool(tool: string): string {
  const name = packages.get(tool) ?? tool;
  const places = createRequire(import.meta.url).resolve.paths(name) ?? [];
  // Not resolved by name, because a package may not export its package.json.
  const folder = places
    .map((place) => join(place, name))
    .find((place) => existsSync(join(place, 'package.json')));
  if (!folder) throw new Error(`The package ${name} is not installed. Run: npm ci`);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin?: string | Record<string, string>;
  };
  const file = typeof bin === 'string' ? bin : bin?.[tool];
  if (!file) throw new Error(`The package ${name} has no command "${tool}".`);
  return join(folder, file);
}

/** What the compiler says of a folder whose tsconfig.json is this; empty where it finds no fault. */
export function compile(folder: string, config: object): string {
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const args = [fileOfTool('tsc'), '--noEmit', '--pretty', 'false', '-p', folder];
  const run = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  return run.status === 0 ? '' : `${run.stdout}${run.stderr}ended with ${run.status}`;
}
