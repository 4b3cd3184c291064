import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Writes what is generated from the documents where nobody has yet, so that one test runs in a fresh clone too. */
export default function setUp(): void {
  const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
  if (existsSync(at('generated'))) return;
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', at('generate.ts')], {
    cwd: at('..'),
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('specs/generate.ts failed: what it says above comes first.');
}
