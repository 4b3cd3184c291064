import { describe, expect, it } from 'vitest';
import { operationMarkdown, referenceMarkdown, postmanCollection } from '@frontline/api-reference';
import { references } from '../build/references.ts';
import { operationsIn } from '@frontline/api-reference/test-models';
import { models } from './samples.ts';

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

    it('hold a Postman request for every operation, with an example for every answer', () => {
      const operations = operationsIn(model);
      expect(requests.map(({ name }) => name)).toEqual(operations.map(({ summary }) => summary));
      for (const [index, { answers }] of operations.entries()) {
        const codes = new Set(requests[index]!.response!.map(({ code }) => String(code)));
        expect([...codes]).toEqual(answers.map(({ status }) => status));
      }
    });

    it('hold Markdown that names every operation, field and status', () => {
      const markdown = referenceMarkdown(model, samples);
      for (const operation of operationsIn(model)) {
        const own = operationMarkdown(model, operation, samples);
        expect(markdown).toContain(own.slice(0, 200));
        for (const { status } of operation.answers) expect(own).toContain(`**${status}**`);
        for (const { name } of operation.body?.media[0]?.shape.fields ?? [])
          expect(own).toContain(`| \`${name}\` |`);
      }
    });
  },
);
