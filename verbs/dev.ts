import { allowSite, localServers, ports, servers } from './ports.ts';
import { start } from './processes.ts';
import { generate, startGenerator, startTool } from './steps.ts';

await generate();
start(process.execPath, [
  '--import',
  'tsx',
  '--watch',
  ...servers.map((name) => `--watch-path=specs/${name}-api.yaml`),
  'specs/generate.ts',
]);
startGenerator(['start', '--no-open', '--port', String(ports.site)], {
  LOCAL_SERVERS: localServers,
});
for (const name of servers) {
  startTool('tsx', ['watch', `servers/${name}/serve.ts`, '--demo'], allowSite(name));
}
