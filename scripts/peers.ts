import { join } from 'node:path';
import { install, isInstalled } from './npm.mjs';
import { root } from './processes.ts';

const folder = join(root, 'bench', 'peers');

/** Whether the peers of the benches are installed as locked in bench/peers/package-lock.json. */
export const hasPeers = (): boolean => isInstalled(folder);

/**
 * Installs the peers of the benches if they are missing.
 *
 * @throws {Error} with the reason and the fix
 */
export function installPeers(): void {
  if (hasPeers()) return;
  console.log(
    'Installing what ours is measured against into bench/peers (once: about 1,700 packages, 1.3 GB) …',
  );
  install(folder);
}
