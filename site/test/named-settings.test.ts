import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { postmanCollection } from '@frontline/api-reference';
import { references } from '../features/reference/build/references.ts';
import { models } from '../features/reference/test/samples.ts';
import { belowHeading } from './pages.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('each environment variable of the table exists, with the default that the table gives', () => {
  const known = [
    read('compose.yaml'),
    ...['call-for-help', 'lockers', 'radio'].map((name) =>
      execFileSync(process.execPath, ['--import', 'tsx', `servers/${name}/serve.ts`, '--help'], {
        cwd: root,
        encoding: 'utf8',
      }),
    ),
  ].join('\n');
  const rows = belowHeading(read('README.md'), '## Run the servers')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  expect(rows.length).toBeGreaterThan(5);
  for (const [, names, , fallback] of rows) {
    const variables = [...names!.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name!);
    const values = fallback!.replaceAll('`', '').split(', ');
    variables.forEach((variable, at) => {
      expect(known).toMatch(new RegExp(`\\b${variable}\\b`));
      const value = values[at];
      if (variables.length === values.length && /^[\w.]+$/.test(value!) && value !== 'None')
        expect(known).toMatch(new RegExp(`${variable}\\n.*Default ${value}\\.`));
    });
  }
});

test('names each variable of the collections for Postman', () => {
  const told = belowHeading(read('site/docs/apis/webhooks.mdx'), '### Generate a client');
  for (const model of models) {
    const { variable } = postmanCollection(model, { secrets: references.secrets }) as unknown as {
      variable: { key: string }[];
    };
    for (const { key } of variable) expect(told).toContain(`\`${key}\``);
  }
});
