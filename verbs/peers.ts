import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './steps.ts';

const folder = join(root, 'bench', 'peers');
const stamp = join(folder, 'node_modules', '.installed');

/** Whether what the benches measure ours against is installed as bench/peers/package-lock.json says. */
export function hasPeers(): boolean {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash();
}

/** Installs the peers of the benches where they are missing; ends the process when that fails. */
export function installPeers(): void {
  if (hasPeers()) return;
  console.log(
    'Installing what ours is measured against into bench/peers (once: about 1,400 packages, 1.1 GB) …',
  );
  const isWindows = process.platform === 'win32';
  const { status } = spawnSync(
    isWindows ? 'npm.cmd' : 'npm',
    ['ci', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: folder, stdio: 'inherit', shell: isWindows },
  );
  if (status !== 0) {
    console.error(
      'The peers were not installed, so there is nothing to measure against. If npm reports a network error, connect this machine to the npm registry and run the command again.',
    );
    process.exit(1);
  }
  writeFileSync(stamp, lockHash());
}

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
