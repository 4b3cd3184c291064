import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Generates files from the documents if they are missing, so that a single test runs in a fresh clone. */
export default function setUp(): void {
  const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
  if (existsSync(at('generated'))) return;
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', at('generate.ts')], {
    cwd: at('..'),
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('specs/generate.ts failed: what it says above comes first.');
}
