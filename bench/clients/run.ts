import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apiNames } from '@frontline/specs/api-names';
import { checkForeignServers } from './foreign-servers.ts';
import { holdAgainstOrval } from './orval.ts';
import { holdAgainstPrism } from './prism.ts';
import { startServers } from './servers.ts';
import { documentOf, runPeer } from './tools.ts';

// What tools of others make of our documents, where they are too heavy for every test: Spectral's rules,
// Prism as a validating proxy, a client of orval's; and what a check of ours makes of servers of others. openapi-typescript and Hey API are tried by
// client/test/generated-clients.test.ts, Postman's collections by the site's tests.

interface Held {
  looked: number;
  faults: string[];
}

const folder = mkdtempSync(join(tmpdir(), 'bench-clients-'));
const servers = await startServers();
try {
  const results: [string, Held][] = [
    ['Spectral, documents', lintAll()],
    ['Prism, printed requests', await holdAgainstPrism(servers)],
    ['orval, calls', await holdAgainstOrval(servers, folder)],
  ];
  for (const [name, { looked, faults }] of results) {
    console.log(`${name}: ${looked} looked at, ${faults.length} faults`);
    for (const fault of faults) console.error(`  ${fault}`);
    if (faults.length > 0 || looked === 0) process.exitCode = 1;
  }
  const foreign = await checkForeignServers();
  console.log(foreign.lines.join('\n'));
  for (const fault of foreign.faults) console.error(`  ${fault}`);
  if (foreign.faults.length > 0) process.exitCode = 1;
} finally {
  await servers.close();
  rmSync(folder, { recursive: true, force: true });
}

/** Every sentence that Spectral's recommended rules have on the documents, hints included. */
function lintAll(): Held {
  const rules = fileURLToPath(new URL('spectral.yaml', import.meta.url));
  const faults = apiNames.flatMap((api) => {
    const args = ['lint', documentOf(api), `--ruleset=${rules}`, '--format=json', '--quiet'];
    const { stdout, stderr } = runPeer('@stoplight/spectral-cli', 'spectral', args);
    if (!stdout.trimStart().startsWith('[')) return [`Spectral did not run: ${stderr}`];
    const found = JSON.parse(stdout) as { code: string; message: string; path: string[] }[];
    return found.map(({ code, message, path }) => `${api} ${path.join('.')}: ${message} (${code})`);
  });
  return { looked: apiNames.length, faults };
}
