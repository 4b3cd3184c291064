import { describe, expect, it } from 'vitest';
import { operationParts, referenceMarkdown, postmanCollection } from '@frontline/api-reference';
import { operationsIn } from '@frontline/api-reference/test-models';
import { references } from '../build/references.ts';
import { models } from './samples.ts';
import { anchorsOf, promised } from './promised-anchors.ts';

const samples = { secrets: references.secrets };

interface Item {
  name: string;
  item?: Item[];
  request?: { method: string; url: { raw: string; path: string[]; variable: { key: string }[] } };
  response?: { name: string; code: number; originalRequest: object }[];
}

describe.each(models.map((model) => [model.name, model] as const))(
  'the downloads of %s',
  (_, model) => {
    const collection = postmanCollection(model, samples) as unknown as { item: Item[] };
    const requests = collection.item.flatMap(({ item }) => item ?? []);

    it('have a Postman request for every operation, with an example for every response', () => {
      const operations = operationsIn(model);
      expect(requests.map(({ name }) => name)).toEqual(operations.map(({ summary }) => summary));
      for (const [index, { answers }] of operations.entries()) {
        const codes = new Set(requests[index]!.response!.map(({ code }) => String(code)));
        expect([...codes]).toEqual(answers.map(({ status }) => status));
      }
    });

    it('have Markdown that names every operation, field and status', () => {
      const markdown = referenceMarkdown(model, samples);
      for (const operation of operationsIn(model)) {
        const own = operationParts(model, operation, samples);
        expect(markdown).toContain(own.slice(0, 200));
        for (const { status } of operation.answers) expect(own).toContain(`**${status}**`);
        for (const { name } of operation.body?.media[0]?.shape.fields ?? [])
          expect(own).toContain(`| \`${name}\` |`);
      }
    });
  },
);

describe.each(models.map((model) => [model.name, model] as const))(
  'the page of %s',
  (name, model) => {
    const anchors = anchorsOf(model);

    const all = promised[name] ?? [];

    it('keeps every anchor that it ever had', () => {
      expect(all.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
    });

    it('lists every anchor in anchors.json', () => {
      expect(anchors.length).toBeGreaterThan(10);
      const added = anchors.filter((anchor) => !all.includes(anchor));
      expect(added, 'These are new: `npm run fix` promises them.').toEqual([]);
    });

    it('has no duplicate anchors', () => {
      expect(anchors.filter((anchor, at) => anchors.indexOf(anchor) !== at)).toEqual([]);
    });
  },
);
