import { readFileSync } from 'node:fs';
import path from 'node:path';
import { apiNames } from '@frontline/specs/api-names';
import { filesBelow } from '../../../../shell/build/build-cache/files-below.ts';

/** What the client is made of, below the root of the repository. */
const FOLDERS = [
  ...['check', 'command', 'demonstration', 'mcp', 'pack', 'src'].map((name) => `client/${name}`),
  ...['contract', 'openapi-validator', 'search', 'storage', 'scenarios', 'twilio-signature'].map(
    (name) => `packages/${name}/src`,
  ),
  ...apiNames.map((name) => `servers/${name}/src`),
  'specs/generated',
];
const FILES = [
  ...['README.md', 'CHANGELOG.md', 'package.json'].map((name) => `client/${name}`),
  'specs/printed-requests.ts',
];

/** The texts of which the client is made: while they stay, so does its package. */
export function sourcesOfClient(root: string): string[] {
  const files = FOLDERS.flatMap((folder) => filesBelow(path.join(root, folder)));
  return [
    ...files.filter((file) => /\.(ts|js|json)$/.test(file)).sort(),
    ...FILES.map((name) => path.join(root, name)),
  ].map((file) => readFileSync(file, 'utf8'));
}
