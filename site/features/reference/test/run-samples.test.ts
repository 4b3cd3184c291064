import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, describe, expect, it } from 'vitest';
import { references } from '../build/references.ts';
import { startPorts, type Ports } from './ports.ts';
import { samplesIn, type WrittenSample } from './samples.ts';

const run = promisify(execFile);
const hasCurl = spawnSync('curl', ['--version']).status === 0;
const folder = mkdtempSync(path.join(tmpdir(), 'samples-'));
const opened: Ports[] = [];
afterAll(async () => {
  await Promise.all(opened.map((ports) => ports.close()));
  rmSync(folder, { recursive: true });
});

/** Points a sample at a new server with demonstration data. */
async function withServer(api: string, text: string): Promise<string> {
  const ports = await startPorts();
  opened.push(ports);
  return ports.withPort(api, text);
}

/** Separates the output of several samples that run in one process. */
const NEXT = '--- the next sample';
const outputs = ({ stdout }: { stdout: string }) =>
  stdout.split(`${NEXT}\n`).map((printed) => printed.trim().split('\n'));

/** Runs modules one after the other, resolving the published name of the typed client to its source. */
async function runModules(samples: WrittenSample[]): Promise<string[][]> {
  const files = samples.map(({ language, text }, at) => {
    const file = path.join(folder, `${language}-${at}.ts`);
    writeFileSync(file, text);
    return file;
  });
  const client = fileURLToPath(new URL('../../../../client/src/index.ts', import.meta.url));
  const { outputFiles } = await build({
    entryPoints: files,
    alias: { [references.documents[0]!.client.from]: client },
    bundle: true,
    format: 'esm',
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    write: false,
  });
  const built = await Promise.all(
    outputFiles.map(async ({ path: file, text }, at) => {
      writeFileSync(file, await withServer(samples[at]!.api, text));
      return `await import('./${path.basename(file)}');`;
    }),
  );
  writeFileSync(path.join(folder, 'all.mjs'), built.join(`\nconsole.log('${NEXT}');\n`));
  return outputs(await run(process.execPath, [path.join(folder, 'all.mjs')]));
}

const statusesOf = (samples: WrittenSample[]) =>
  samples.map(({ operationId, status }) => `${operationId} ${status}`);
const byOperation = (samples: WrittenSample[], results: (string | undefined)[]) =>
  results.map((result, at) => `${samples[at]?.operationId} ${result}`);

describe('the samples, run against servers with demonstration data', { timeout: 60_000 }, () => {
  it.skipIf(!hasCurl)('get the documented status with curl', async () => {
    const samples = samplesIn('curl');
    const calls = await Promise.all(
      samples.map(async ({ api, text }) =>
        (await withServer(api, text)).replace(
          'curl ',
          `curl --silent --write-out '\\n%{http_code}\\n' `,
        ),
      ),
    );
    const printed = outputs(await run('sh', ['-c', calls.join(`\necho '${NEXT}'\n`)]));
    const statuses = printed.map((lines) => lines.at(-1));
    expect(byOperation(samples, statuses)).toEqual(statusesOf(samples));
  });

  it('get the documented status with JavaScript', async () => {
    const samples = samplesIn('javascript');
    const statuses = (await runModules(samples)).map(([first]) => first?.split(/\s/)[0]);
    expect(byOperation(samples, statuses)).toEqual(statusesOf(samples));
  });

  it('return data, or an error if documented, with TypeScript', async () => {
    const samples = samplesIn('typescript');
    const logging = samples.map((sample) => ({
      ...sample,
      text: `${sample.text}\nconsole.log(data === undefined ? 'refused' : 'answered');`,
    }));
    const ends = (await runModules(logging)).map((lines) => lines.at(-1));
    const expected = samples.map(({ status }) => (status < 300 ? 'answered' : 'refused'));
    expect(byOperation(samples, ends)).toEqual(byOperation(samples, expected));
  });
});
