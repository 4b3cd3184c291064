import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOfTool } from './tools.ts';

/** What the compiler says of a folder whose tsconfig.json is this; empty where it finds no fault. */
export function compile(folder: string, config: object): string {
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const args = [fileOfTool('tsc'), '--noEmit', '--pretty', 'false', '-p', folder];
  const run = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  return run.status === 0 ? '' : `${run.stdout}${run.stderr}ended with ${run.status}`;
}
