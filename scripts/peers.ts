import { join } from 'node:path';
import { install, isInstalled } from './npm.mjs';
import { root } from './processes.ts';

const folder = join(root, 'bench', 'peers');

/** Whether what the benches measure ours against is installed as bench/peers/package-lock.json says. */
export const hasPeers = (): boolean => isInstalled(folder);

/**
 * Installs the peers of the benches where they are missing.
 *
 * @throws {Error} they could not be; the message says why and what to do
 */
export function installPeers(): void {
  if (hasPeers()) return;
  console.log(
    'Installing what ours is measured against into bench/peers (once: about 1,700 packages, 1.3 GB) …',
  );
  install(folder);
}
