import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bringBrowsers } from './browsers/bring-browsers.ts';
import { build, buildTrial } from './build.ts';
import { root, runTool } from './steps.ts';

const browsers = bringBrowsers();
if (!existsSync(join(root, 'site/build/index.html'))) await build();
if (!existsSync(join(root, 'site/build-trial/index.html'))) await buildTrial();
const code = await runTool(
  'vitest',
  ['run', '--config', 'e2e/vitest.config.ts', ...process.argv.slice(2)],
  browsers.env,
);
for (const sentence of browsers.missing) console.log(sentence);
process.exit(code);
