import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { references } from '../../plugins/api-reference/references.ts';
import { renderReference } from '../../plugins/api-reference/render.tsx';
import { models } from './samples.ts';

// Links from other sites point at these. Add new ones; an old one never goes away.
const promised = JSON.parse(
  readFileSync(new URL('./anchors.json', import.meta.url), 'utf8'),
) as Record<string, string[]>;

const anchorsOf = (html: string) => [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!);

describe.each(models.map((model) => [model.name, model] as const))(
  'the page of %s',
  (name, model) => {
    const anchors = anchorsOf(renderReference(model, references, `/reference/${name}/`));

    it('keeps every anchor that it ever had', () => {
      expect(promised[name]!.length).toBeGreaterThan(60);
      expect(promised[name]!.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
    });

    it('promises every anchor that it has', () => {
      expect(anchors.filter((anchor) => !promised[name]!.includes(anchor))).toEqual([]);
    });

    it('gives no two places the same anchor', () => {
      expect(anchors.filter((anchor, at) => anchors.indexOf(anchor) !== at)).toEqual([]);
    });
  },
);
