import type { Server } from 'node:http';
import { join } from 'node:path';
import { build } from './build.ts';
import { allowSite, localServers, ports, servers } from './ports.ts';
import { cureFor } from './ports.mjs';
import { isStopping, onStop, root, start } from './processes.ts';
import { serveFile } from './steps.ts';
import { brand } from '../brand/brand.ts';
import { hostSite, LOCAL_SERVERS } from '../hosting/static-host.ts';
import { readSource } from '../specs/apis.ts';

await build();
const site = await host();
const running = servers.map((name) => {
  const child = start(
    process.execPath,
    ['--import', 'tsx', serveFile(name), '--demo'],
    allowSite(name),
  );
  child.on('exit', (code) => {
    if (!isStopping()) console.error(`The ${name} server stopped with code ${code}.`);
  });
  return { name, child };
});
onStop(() => {
  site.close();
  site.closeAllConnections();
});

const ready = await Promise.all(
  running.map(({ name, child }) => waitUntilReady(ports[name], () => child.exitCode !== null)),
);
const lines = running.map(({ name }, index) => {
  const title = readSource(name).info.title.replace(/ API$/, '');
  const state = ready[index] ? 'demonstration data' : 'does not answer';
  return `  ${title.padEnd(15)} http://localhost:${ports[name]}   ${state}`;
});
if (!isStopping())
  console.log(`
  Site            http://localhost:${ports.site}${brand.baseUrl.replace(/^\/$/, '')}
${lines.join('\n')}

  Ctrl+C stops everything.`);

/** Hosts the built site. The port was free before the build, but may be taken by now. */
async function host(): Promise<Server> {
  const generated = new Map([[LOCAL_SERVERS, localServers]]);
  try {
    return await hostSite(join(root, 'site', 'build'), ports.site, generated);
  } catch (error) {
    console.error(
      `The site cannot be served on port ${ports.site}: ${(error as Error).message}. PORT chooses another. To end the program that has it: ${cureFor(ports.site, process.platform)}`,
    );
    return process.exit(1);
  }
}

/** Waits up to 30 seconds until the server on this port is ready. */
async function waitUntilReady(port: number, hasEnded: () => boolean): Promise<boolean> {
  for (let tries = 0; tries < 150 && !hasEnded() && !isStopping(); tries += 1) {
    try {
      if ((await fetch(`http://127.0.0.1:${port}/readyz`)).ok) return true;
    } catch {
      // Not listening yet: try again below.
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  if (!isStopping())
    console.error(`The server on port ${port} is not ready; its log above says why.`);
  return false;
}
