import { execFile, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterEach, describe, expect, it } from 'vitest';
import { references } from '../build/references.ts';
import { startPorts, type Ports } from './ports.ts';
import { samplesIn } from './samples.ts';

const run = promisify(execFile);
const hasCurl = spawnSync('curl', ['--version']).status === 0;

let ports: Ports | undefined;
afterEach(async () => {
  await ports?.close();
  ports = undefined;
});

describe('the samples, run against servers with demonstration data', () => {
  for (const { api, operationId, status, text } of samplesIn('curl')) {
    it.skipIf(!hasCurl)(`answers ${status} to curl: ${operationId}`, async () => {
      ports = await startPorts();
      const call = ports
        .aimed(api, text)
        .replace('curl ', `curl --silent --write-out '\\n%{http_code}' `);
      const { stdout } = await run('sh', ['-c', call]);
      expect(stdout.split('\n').at(-1), stdout).toBe(String(status));
    });
  }

  for (const { api, operationId, status, text } of samplesIn('javascript')) {
    it(`answers ${status} to JavaScript: ${operationId}`, async () => {
      ports = await startPorts();
      const program = ports.aimed(api, text);
      const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', program]);
      expect(stdout.split(/\s/)[0], stdout).toBe(String(status));
    });
  }

  for (const { api, operationId, status, text } of samplesIn('typescript')) {
    it(`answers ${status} to TypeScript: ${operationId}`, async () => {
      ports = await startPorts();
      const told = `${text}\nconsole.log(data === undefined ? 'refused' : 'answered');`;
      const program = ports.aimed(api, await withClient(told));
      const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', program]);
      expect(stdout.trim().split('\n').at(-1), stdout).toBe(status < 300 ? 'answered' : 'refused');
    });
  }
});

/** A sample as JavaScript, with the typed client that it imports by its published name. */
async function withClient(contents: string): Promise<string> {
  const client = fileURLToPath(new URL('../../../../client/src/index.ts', import.meta.url));
  const { outputFiles } = await build({
    stdin: { contents, loader: 'ts' },
    alias: { [references.documents[0]!.client.from]: client },
    bundle: true,
    format: 'esm',
    write: false,
  });
  return outputFiles[0]!.text;
}
