import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const generator = fileURLToPath(
  new URL('../node_modules/@docusaurus/core/bin/docusaurus.mjs', import.meta.url),
);
const reporting = new URL('./report-usage.mjs', import.meta.url).href;

/** What a run of the generator took: seconds of one core, and MB that the process held at most. */
export interface Spent {
  seconds: number;
  megabytes: number;
}

/** What a build needs that keeps nothing from earlier ones. */
export const NOTHING_KEPT = { DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' };

/**
 * Runs a command of the site generator, as an owner does, and measures it.
 *
 * @param env what it finds in its environment beside ours
 * @param patience milliseconds after which it is given up; without it, none
 * @throws {Error} it failed; the message holds all that it printed
 */
export function runDocusaurus(
  command: string[],
  cwd: string,
  env: Record<string, string> = {},
  patience?: number,
): Spent {
  const folder = mkdtempSync(join(tmpdir(), 'bench-usage-'));
  const report = join(folder, 'usage.json');
  try {
    const { status, stdout, stderr, error } = spawnSync(
      process.execPath,
      ['--import', reporting, generator, ...command],
      {
        cwd,
        encoding: 'utf8',
        maxBuffer: 1e8,
        ...(patience !== undefined && { timeout: patience }),
        env: { ...process.env, ...env, USAGE_REPORT: report },
      },
    );
    if (status !== 0)
      throw new Error(
        `docusaurus ${command[0] ?? ''} failed: ${error?.message ?? ''}\n${stdout}\n${stderr}`,
      );
    return JSON.parse(readFileSync(report, 'utf8')) as Spent;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
