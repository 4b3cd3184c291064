import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publishedText } from '../limits/placeholders.ts';

interface Problem {
  message: string;
  ruleId: string;
  location: { pointer?: string }[];
}

/** One message for each problem, warnings included, that Redocly finds in the published document. */
export function lintDocument(file: URL): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  const published = join(folder, basename(fileURLToPath(file)));
  writeFileSync(published, publishedText(readFileSync(file, 'utf8')));
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [commandLine(), 'lint', '--config', rules(), '--format', 'json', published],
    {
      encoding: 'utf8',
      // No network access during checks.
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  );
  rmSync(folder, { recursive: true });
  if (!stdout.startsWith('{')) return [`Redocly did not run: ${stderr.trim()}`];
  const { problems } = JSON.parse(stdout) as { problems: Problem[] };
  return problems.map(
    ({ message, location, ruleId }) => `${location[0]?.pointer ?? '#'}: ${message} (${ruleId})`,
  );
}

function commandLine(): string {
  const manifest = createRequire(import.meta.url).resolve('@redocly/cli/package.json');
  return join(dirname(manifest), 'bin', 'cli.js');
}

function rules(): string {
  return fileURLToPath(new URL('../redocly.yaml', import.meta.url));
}
