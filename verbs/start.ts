import { join } from 'node:path';
import { build } from './build.ts';
import { allowSite, ports, servers, takenPorts } from './ports.ts';
import { hostSite } from './static-host.ts';
import { root, start } from './steps.ts';

const taken = await takenPorts(ports);
if (taken.length > 0) {
  console.error(taken.join('\n'));
  process.exit(1);
}

await build();
const site = await hostSite(join(root, 'site', 'build'), ports.site);
const running = servers.map((name) => {
  const child = start(
    process.execPath,
    ['--import', 'tsx', `servers/${name}/serve.ts`, '--demo'],
    allowSite(name),
  );
  child.on('exit', (code) => {
    if (!stopping) console.error(`The ${name} server stopped with code ${code}.`);
  });
  return child;
});

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stopping = true;
    for (const server of running) server.kill('SIGTERM');
    site.close();
    site.closeAllConnections();
  });
}

await Promise.all(servers.map((name) => answers(ports[name])));
console.log(`
  Site            http://localhost:${ports.site}
  Call for Help   http://localhost:${ports['call-for-help']}   demonstration data
  Lockers         http://localhost:${ports.lockers}   demonstration data
  Radio           http://localhost:${ports.radio}   demonstration data

  Ctrl+C stops everything.`);

/** Waits until the server on this port answers, for half a minute at the most. */
async function answers(port: number): Promise<void> {
  for (let tries = 0; tries < 150; tries += 1) {
    try {
      if ((await fetch(`http://127.0.0.1:${port}/readyz`)).ok) return;
    } catch {
      // Not listening yet: asked again below.
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  console.error(
    `The server on port ${port} is not ready after 30 seconds; its log above says why.`,
  );
}
