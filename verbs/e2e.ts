import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bringBrowser } from './browser.ts';
import { build, buildTrial } from './build.ts';
import { root, runTool } from './steps.ts';

const CHROME_PATH = bringBrowser();
if (!existsSync(join(root, 'site/build/index.html'))) await build();
if (!existsSync(join(root, 'site/build-trial/index.html'))) await buildTrial();
process.exit(
  await runTool('vitest', ['run', '--config', 'e2e/vitest.config.ts', ...process.argv.slice(2)], {
    CHROME_PATH,
  }),
);
