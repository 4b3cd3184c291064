import { mkdtempSync, rmSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apiNames, readSource, sourceFile, sourceUrl, type ApiName } from '../specs/apis.ts';
import { bundle } from '../specs/generation/bundle.ts';
import { otherFiles, runFiles, writeGenerated } from '../specs/generation/files.ts';
import { faultsIn } from '../site/features/reference/build/check-documents.ts';
import { referenceDocuments } from '../site/features/reference/build/reference-documents.ts';
import { allowSite, localServers, ports, servers } from './ports.ts';
import { onStop } from './processes.ts';
import { generate, serveFile, startGenerator, startTool } from './steps.ts';

/** Editors write a file in several steps, which count as one change. */
const DEBOUNCE_MS = 60;

/**
 * Regenerates the files of a document when it is saved, and no others, so that only its own server restarts. After a
 * failure the existing files stay.
 *
 * @param log gets a line for each save
 * @returns a function that stops watching
 */
function watchDocuments(log: (line: string) => void): () => void {
  const timers = new Map<ApiName, NodeJS.Timeout>();
  const folders = new Set(apiNames.map((name) => new URL('.', sourceUrl(name)).href));
  const watchers = [...folders].map((folder) =>
    watch(fileURLToPath(folder), (_, file) => {
      const name = apiNames.find((one) => sourceUrl(one).href === `${folder}${file}`);
      if (!name) return;
      clearTimeout(timers.get(name));
      timers.set(
        name,
        setTimeout(() => void regenerate(name).then(log), DEBOUNCE_MS),
      );
    }),
  );
  return () => {
    for (const watcher of watchers) watcher.close();
    for (const timer of timers.values()) clearTimeout(timer);
  };
}

/** Regenerates the files of one document; returns a summary or the failure. */
async function regenerate(name: ApiName): Promise<string> {
  try {
    const faults = faultsIn(referenceDocuments.filter((one) => one.name === name));
    if (faults.length > 0) return faults.join('\n');
    const document = bundle(readSource(name));
    const written = write(runFiles(name, document)) + write(await otherFiles(name, document));
    return `${sourceFile(name)}: ${written} generated files are new.`;
  } catch (error) {
    return `${sourceFile(name)}: ${(error as Error).message.split('\n')[0]}`;
  }
}

/** Writes files; returns how many have changed. */
const write = (files: Record<string, string>): number =>
  Object.entries(files).filter(([file, text]) => writeGenerated(file, text)).length;

await generate();
onStop(watchDocuments((line) => console.log(line)));
startGenerator(['start', '--no-open', '--port', String(ports.site)], {
  LOCAL_SERVERS: localServers,
});

// In files, so that a restarted server keeps changes to its demonstration data.
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
