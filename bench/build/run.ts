import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runDocusaurus } from '../run-docusaurus.ts';
import { feedPeer } from '../vitals/markdown.ts';

// Builds our site, and its pages as plain Markdown with stock settings, cold and warm in interleaved rounds, and
// prints the CPU seconds of each (user and system, all threads). `npm run bench -- build`

const ROUNDS = 2;
const root = fileURLToPath(new URL('../..', import.meta.url));
const out = mkdtempSync(join(tmpdir(), 'bench-build-'));

const sides = {
  ours: ['site', 'site'],
  stock: ['bench/peers/stock', 'bench-stock'],
} as const;

type Side = keyof typeof sides;
const figures: Record<Side, { cold: number[]; warm: number[] }> = {
  ours: { cold: [], warm: [] },
  stock: { cold: [], warm: [] },
};

for (let round = 1; round <= ROUNDS; round += 1) {
  for (const side of Object.keys(sides) as Side[]) {
    if (side === 'stock' && round === 1) feedPeer('stock', join(out, 'ours'));
    run(side, ['clear']);
    figures[side].cold.push(run(side, ['build', '--out-dir', join(out, side)]));
    figures[side].warm.push(run(side, ['build', '--out-dir', join(out, side)]));
    console.log(`round ${round} of ${ROUNDS}: ${side} ${show(side)}`);
  }
}
console.log('\n| CPU seconds, best of | cold | warm |\n| --- | --- | --- |');
for (const side of Object.keys(sides) as Side[]) console.log(`| ${side} | ${show(side, ' | ')} |`);
const ratio = (kind: 'cold' | 'warm') =>
  (Math.min(...figures.ours[kind]) / Math.min(...figures.stock[kind])).toFixed(2);
console.log(`| ours ÷ stock | ${ratio('cold')} | ${ratio('warm')} |`);
rmSync(out, { recursive: true });

function show(side: Side, between = ' cold, '): string {
  const { cold, warm } = figures[side];
  return `${Math.min(...cold).toFixed(1)}${between}${Math.min(...warm).toFixed(1)}`;
}

/** Runs one Docusaurus command and returns its CPU seconds. */
function run(side: Side, command: string[]): number {
  const [folder, name] = sides[side];
  const [verb = '', ...rest] = command;
  const env = { DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus-${name}-bench` };
  return runDocusaurus([verb, join(root, folder), ...rest], join(root, 'site'), env).seconds;
}
