import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Problem {
  message: string;
  ruleId: string;
  location: { pointer?: string }[];
}

/** One sentence for everything Redocly's recommended rules find, warnings included. */
export function lintDocument(file: URL): string[] {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [commandLine(), 'lint', '--config', rules(), '--format', 'json', fileURLToPath(file)],
    {
      encoding: 'utf8',
      // A check reaches for no other host.
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  );
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
