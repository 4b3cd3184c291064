import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { readDocument } from '../../plugins/api-reference/document/read-document.ts';
import { buildModel } from '../../plugins/api-reference/model/build-model.ts';
import { renderReference } from '../../plugins/api-reference/render.tsx';
import { operationsIn } from './document.ts';

const require = createRequire(import.meta.url);

it('renders a stranger’s document of hundreds of operations', { timeout: 180_000 }, () => {
  const began = performance.now();
  const file = require.resolve('@octokit/openapi/generated/api.github.com.json');
  const model = buildModel('github', readDocument(file));
  const html = renderReference(model, { secrets: {} }, '/reference/github/');
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const operations = operationsIn(model);
  console.log(
    `${operations.length} operations and ${model.schemas.length} schemas in ${seconds} s: ${(html.length / 1e6).toFixed(1)} MB of HTML`,
  );
  expect(operations.length).toBeGreaterThan(500);
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { anchor } of operations) expect(html).toContain(`id="${anchor}"`);
});
