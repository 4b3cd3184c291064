import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
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
});
