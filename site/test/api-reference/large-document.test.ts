import { expect, it } from 'vitest';
import { parsedDocument } from '../../plugins/content/api-reference/document/read-document.ts';
import { buildModel } from '../../plugins/content/api-reference/model/build-model.ts';
import { renderReference } from '../../plugins/content/api-reference/render.tsx';
import { operationsIn } from './document.ts';
import { largeDocument } from './large-document.ts';

it('renders a document of hundreds of operations', { timeout: 180_000 }, () => {
  const began = performance.now();
  const text = JSON.stringify(largeDocument(706));
  const model = buildModel('large', parsedDocument(text, 'large.json'));
  const html = renderReference(model, { secrets: {} }, '/reference/large/');
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const operations = [...operationsIn(model), ...model.webhooks];
  console.log(
    `${operations.length} operations and ${model.schemas.length} schemas in ${seconds} s: ${(html.length / 1e6).toFixed(1)} MB of HTML`,
  );
  expect(operations).toHaveLength(706);
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  for (const { anchor } of operations) expect(html).toContain(`id="${anchor}"`);
});
