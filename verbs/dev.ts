import { allowSite, ports, servers, takenPorts } from './ports.ts';
import { runScript, start, startGenerator } from './steps.ts';

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
    ...servers.map((name) => `--watch-path=specs/${name}-api.yaml`),
    'specs/generate.ts',
  ]),
  startGenerator(['start', '--no-open']),
  ...servers.map((name) =>
    start(
      'npx',
      ['--no-install', 'tsx', 'watch', `servers/${name}/serve.ts`, '--demo'],
      allowSite(name),
    ),
  ),
];
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const child of children) child.kill(signal);
  });
}
