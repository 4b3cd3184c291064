import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const generator = fileURLToPath(
  new URL('../node_modules/@docusaurus/core/bin/docusaurus.mjs', import.meta.url),
);
const usageHook = new URL('./report-usage.mjs', import.meta.url).href;

/** Resources of a Docusaurus run: CPU seconds, and peak memory in MB. */
export interface Usage {
  seconds: number;
  megabytes: number;
}

/** Environment of a build that reads and writes no persistent cache. */
export const NO_CACHE = { DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' };

/**
 * Runs a Docusaurus command and measures its resource usage.
 *
 * @param env variables in addition to those of this process
 * @param timeout in milliseconds; none by default
 * @throws {Error} the command failed; the message contains its output
 */
export function runDocusaurus(
  command: string[],
  cwd: string,
  env: Record<string, string> = {},
  timeout?: number,
): Usage {
  const folder = mkdtempSync(join(tmpdir(), 'bench-usage-'));
  const report = join(folder, 'usage.json');
  try {
    const { status, stdout, stderr, error } = spawnSync(
      process.execPath,
      ['--import', usageHook, generator, ...command],
      {
        cwd,
        encoding: 'utf8',
        maxBuffer: 1e8,
        ...(timeout !== undefined && { timeout }),
        env: { ...process.env, ...env, USAGE_REPORT: report },
      },
    );
    if (status !== 0)
      throw new Error(
        `docusaurus ${command[0] ?? ''} failed: ${error?.message ?? ''}\n${stdout}\n${stderr}`,
      );
    return JSON.parse(readFileSync(report, 'utf8')) as Usage;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
