import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourceUrl, type ApiName } from '@frontline/specs/apis';

const peers = fileURLToPath(new URL('../peers/node_modules/', import.meta.url));

/** The published document of an API. */
export const documentOf = (api: ApiName): string => fileURLToPath(sourceUrl(api));

/** The script of a command of an installed peer. */
function fileOf(name: string, command: string): string {
  const manifest = join(peers, name, 'package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    bin: string | Record<string, string>;
  };
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin[command]!);
}

export const runPeer = (name: string, command: string, args: string[], cwd?: string) =>
  spawnSync(process.execPath, [fileOf(name, command), ...args], {
    encoding: 'utf8',
    ...(cwd && { cwd }),
  });

/** Starts a peer and waits until its output matches `isReady`. */
export async function startPeer(
  name: string,
  command: string,
  args: string[],
  isReady: RegExp,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [fileOf(name, command), ...args]);
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      if (isReady.test(output)) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', () => reject(new Error(`${command} ended: ${output}`)));
  });
  return child;
}
