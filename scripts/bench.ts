import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installPeers } from './peers.ts';
import { generate, root, runScript } from './steps.ts';

/** The script of a bench: below bench/, or beside the optional feature that it measures. */
const fileOf = (name: string) =>
  [`bench/${name}/run.ts`, `site/features/${name}/test/bench/run.mts`].find((file) =>
    existsSync(join(root, file)),
  );
const folders = ['bench', 'site/features'].flatMap((folder) => readdirSync(join(root, folder)));
const benches = [...new Set(folders)].filter(fileOf);
const words = process.argv.slice(2);
const names = words.filter((word) => !word.startsWith('-'));
const flags = words.filter((word) => word.startsWith('-'));
const unknown = names.find((name) => !benches.includes(name));
if (unknown) {
  console.error(`There is no bench "${unknown}". There are: ${benches.join(', ')}.`);
  process.exit(1);
}
try {
  installPeers();
} catch (error) {
  console.error(`There is nothing to measure against. ${(error as Error).message}`);
  process.exit(1);
}
await generate();
for (const name of names.length > 0 ? names : benches) {
  const code = await runScript(fileOf(name)!, flags);
  if (code !== 0) process.exit(code);
}
