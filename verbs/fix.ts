import { runTool, step } from './steps.ts';

await step('Lint', () => runTool('eslint', ['--fix', '.']));
await step('Format', () => runTool('prettier', ['--write', '--log-level=warn', '.']));
