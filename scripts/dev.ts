import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchDocuments } from './dev/watch-documents.ts';
import { allowSite, localServers, ports, servers } from './ports.ts';
import { onStop } from './processes.ts';
import { generate, serveFile, startGenerator, startTool } from './steps.ts';

await generate();
onStop(watchDocuments((line) => console.log(line)));
startGenerator(['start', '--no-open', '--port', String(ports.site)], {
  LOCAL_SERVERS: localServers,
});

// In files, so that a server that starts again still has what was done with its demonstration data.
const data = mkdtempSync(join(tmpdir(), 'dev-data-'));
process.on('exit', () => rmSync(data, { recursive: true, force: true }));
for (const name of servers) {
  const prefix = name.toUpperCase().replaceAll('-', '_');
  startTool('tsx', ['watch', '--clear-screen=false', serveFile(name), '--demo'], {
    [`${prefix}_DATABASE_FILE`]: join(data, `${name}.sqlite`),
    [`${prefix}_DRAIN_SECONDS`]: '0',
    ...allowSite(name),
  });
}
