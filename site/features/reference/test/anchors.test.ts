import { describe, expect, it } from 'vitest';
import { anchorsOf, promised } from './promised-anchors.ts';
import { models } from './samples.ts';

describe.each(models.map((model) => [model.name, model] as const))(
  'the page of %s',
  (name, model) => {
    const anchors = anchorsOf(model);

    const ever = promised[name] ?? [];

    it('keeps every anchor that it ever had', () => {
      expect(ever.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
    });

    it('promises every anchor that it has', () => {
      expect(anchors.length).toBeGreaterThan(10);
      const added = anchors.filter((anchor) => !ever.includes(anchor));
      expect(added, 'These are new: `npm run fix` promises them.').toEqual([]);
    });

    it('gives no two places the same anchor', () => {
      expect(anchors.filter((anchor, at) => anchors.indexOf(anchor) !== at)).toEqual([]);
    });
  },
);
