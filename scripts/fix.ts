import { generate, runTool, step } from './steps.ts';
import { testSome } from './test-some.ts';

await generate();
await step('Anchors of the API reference', () =>
  runTool('tsx', [
    '--tsconfig',
    'site/tsconfig.json',
    'site/features/reference/test/promised-anchors.ts',
  ]),
);
await step('Lint', () => runTool('oxlint', ['-c', 'oxlint.config.mjs', '--fix']));
await step('Format', () => runTool('oxfmt', []));
// Takes screenshots of the last build, so it runs only on request, after a look at the site.
if (process.argv.includes('screens')) {
  process.env['RENEW_SCREENS'] = 'yes';
  await step('Keep new pictures of screens', () => testSome(['e2e/screens.test.ts']));
}
