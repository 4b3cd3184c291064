import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { compareBuilds } from '../hosting/compare-builds.ts';
import { checkTypes, generate, root, runGenerator, runScript, step } from './steps.ts';
import { copyForTrial } from './trial-copy.ts';

/** Builds the site into site/build, ready for any host. */
export async function build(): Promise<void> {
  await prepare();
  await buildSite();
  await finishBuild();
}

/** Checks the brand and the API documents, and generates what builds, checks and tests import. */
export async function prepare(): Promise<void> {
  await step('Read the brand', () => runScript('brand/check.ts'));
  await step('Read the API documents', () =>
    runScript('site/features/reference/build/check-documents.ts'),
  );
  await generate();
}

/** Builds the site into site/build, after `prepare`. */
export const buildSite = () =>
  step('Build the site (about a minute the first time)', () =>
    runGenerator(['build', '--out-dir', 'build']),
  );

/** Adds compressed files and settings of hosts to site/build. */
export const finishBuild = () =>
  step('Make it ready for any host', () => runScript('hosting/prepare.ts', ['site/build']));

/**
 * Builds the site a second time from the cache of the first build, before `finishBuild`. Exits the process if a file
 * differs: builds must be reproducible.
 */
export async function buildAgain(): Promise<void> {
  const again = join(root, 'site/build-again');
  await step('Build the site again, from what was kept', () =>
    runGenerator(['build', '--out-dir', 'build-again']),
  );
  await step('Compare the two builds', async () => {
    const { files, changed } = compareBuilds(join(root, 'site/build'), again);
    console.log([...changed, `${files} files, ${changed.length} changed`].join('\n'));
    return files > 0 && changed.length === 0 ? 0 : 1;
  });
  rmSync(again, { recursive: true });
}

/**
 * Builds the trial site for e2e/ into site/build-trial, from a copy of the repository with another brand
 * (site/trial/brand): under a base URL, and without a trace of ours.
 */
export async function buildTrial(): Promise<void> {
  const copy = copyForTrial();
  const built = join(root, 'site/build-trial');
  await step('Build the trial site of another owner, for the tests', async () => {
    const args = ['build', '--config', 'docusaurus.trial.config.ts', '--out-dir', 'build-trial'];
    return (
      (await runScript('brand/check.ts', [], {}, copy)) ||
      (await runScript('specs/generate.ts', [], {}, copy)) ||
      (await checkTypes('site', copy)) ||
      (await runGenerator(args, {}, copy)) ||
      (await runScript('hosting/prepare.ts', ['site/build-trial'], {}, copy))
    );
  });
  rmSync(built, { recursive: true, force: true });
  renameSync(join(copy, 'site/build-trial'), built);
  rmSync(copy, { recursive: true });
}

if (process.argv[1]?.endsWith('build.ts')) await build();
