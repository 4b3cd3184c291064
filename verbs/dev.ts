import { ports, takenPorts } from './ports.ts';
import { runScript, start } from './steps.ts';

const taken = await takenPorts(ports);
if (taken.length > 0) {
  console.error(taken.join('\n'));
  process.exit(1);
}
if ((await runScript('specs/generate.ts')) !== 0) process.exit(1);
const children = [
  start(process.execPath, [
    '--import',
    'tsx',
    '--watch',
    '--watch-path=specs',
    'specs/generate.ts',
  ]),
  start('npx', ['--no-install', 'docusaurus', 'start', 'site', '--no-open']),
  ...['call-for-help', 'lockers', 'radio'].map((name) =>
    start('npx', ['--no-install', 'tsx', 'watch', `servers/${name}/serve.ts`, '--demo']),
  ),
];
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const child of children) child.kill(signal);
  });
}
