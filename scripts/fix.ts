import { generate, runTool, step } from './steps.ts';

await generate();
await step('Anchors of the API reference', () =>
  runTool('tsx', [
    '--tsconfig',
    'site/tsconfig.json',
    'site/features/reference/test/promised-anchors.ts',
  ]),
);
await step('Lint', () => runTool('eslint', ['--fix', '.']));
await step('Format', () => runTool('prettier', ['--write', '--log-level=warn', '.']));
