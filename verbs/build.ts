import { join } from 'node:path';
import { root, runScript, runTool, step } from './steps.ts';

/** Builds the site into site/build. */
export async function build(): Promise<void> {
  await step('Generate types, validators and documents from the OpenAPI documents', () =>
    runScript('specs/generate.ts'),
  );
  await step('Build the site (about a minute the first time)', () =>
    runTool('docusaurus', ['build', join(root, 'site')]),
  );
}

if (process.argv[1]?.endsWith('build.ts')) await build();
