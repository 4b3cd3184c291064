import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { apiNames } from '@frontline/specs/api-names';
import { documentOf } from '../clients/tools.ts';
import { ports } from '../../scripts/ports.ts';

interface Problem {
  message: string;
  operationId?: string;
  path?: string;
  status?: number;
}

const redocly = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');

/** What `redocly drift` finds in a HAR file, held against each of our documents: a line for each problem. */
export function driftIn(har: string, folder: string): string[] {
  const traffic = join(folder, 'session.har');
  const report = join(folder, 'drift.json');
  writeFileSync(traffic, har);
  return apiNames.flatMap((api) => {
    const server = `http://localhost:${ports[api]}`;
    const said = spawnSync(
      process.execPath,
      [redocly, 'drift', traffic, `--api=${documentOf(api)}`, `--server=${server}`]
        .concat(['--format=json', `--output=${report}`])
        .concat('--max-findings=1000'),
      { encoding: 'utf8' },
    );
    if (said.error) throw said.error;
    const { problems } = JSON.parse(readFileSync(report, 'utf8')) as { problems: Problem[] };
    return problems.map(({ message, operationId, path, status }) =>
      [operationId ?? path, status, message].join(' '),
    );
  });
}
