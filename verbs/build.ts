import { runGenerator, runScript, step } from './steps.ts';

/** Builds the site into site/build. */
export async function build(): Promise<void> {
  await step('Generate types, validators and documents from the OpenAPI documents', () =>
    runScript('specs/generate.ts'),
  );
  await step('Build the site (about a minute the first time)', () => runGenerator(['build']));
  await step('Make it ready for any host', () => runScript('hosting/prepare.ts', ['site/build']));
}

/** Builds the site that e2e/ breaks on purpose into site/build-trial. */
export async function buildTrial(): Promise<void> {
  const args = ['build', '--config', 'docusaurus.trial.config.ts', '--out-dir', 'build-trial'];
  await step('Build the trial site for the tests', () =>
    runGenerator(args, { DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-trial' }),
  );
}

if (process.argv[1]?.endsWith('build.ts')) await build();
