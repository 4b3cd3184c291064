import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installPeers } from './peers.ts';
import { generate, root, runScript } from './steps.ts';

/** What runs a bench: beside an optional feature that it measures, or below bench/. */
const fileOf = (name: string) =>
  [`bench/${name}/run.ts`, `site/features/${name}/test/bench/run.mts`].find((file) =>
    existsSync(join(root, file)),
  );
const benches = ['bench', 'site/features']
  .flatMap((folder) => readdirSync(join(root, folder)))
  .filter(fileOf);
const words = process.argv.slice(2);
const wanted = words.filter((word) => !word.startsWith('-'));
const flags = words.filter((word) => word.startsWith('-'));
const unknown = wanted.find((name) => !benches.includes(name));
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
for (const name of wanted.length > 0 ? wanted : benches) {
  const code = await runScript(fileOf(name)!, flags);
  if (code !== 0) process.exit(code);
}
