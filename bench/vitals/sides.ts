import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSite } from '../api-reference/sides.ts';
import { feedPeer } from './markdown.ts';

const peers = fileURLToPath(new URL('../peers', import.meta.url));

/** Builds each side into a folder; ours first, because the others get their content from it. */
const builds = {
  ours: (folder: string) => buildSite('site', folder),
  stock: (folder: string) => buildSite('bench/peers/stock', folder),
  starlight: (folder: string) => run('starlight', ['astro', 'build', '--outDir', folder]),
  vitepress: (folder: string) => run('vitepress', ['vitepress', 'build', '.', '--outDir', folder]),
};
export type Side = keyof typeof builds;
export const sides = Object.keys(builds) as Side[];

/** Builds all sides below a folder, except those already built. */
export function buildSides(folder: string): void {
  for (const side of sides) {
    if (existsSync(join(folder, side))) continue;
    if (side !== 'ours') feedPeer(side, join(folder, 'ours'));
    builds[side](join(folder, side));
    console.log(`built ${side}`);
  }
}

function run(peer: string, [tool = '', ...args]: string[]): void {
  const { status, stdout, stderr } = spawnSync(join(peers, 'node_modules/.bin', tool), args, {
    encoding: 'utf8',
    cwd: join(peers, peer),
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`The build of ${peer} failed:\n${stdout}\n${stderr}`);
}
