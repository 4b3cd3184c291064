import { describe, expect, it } from 'vitest';
import { anchorsOf, promised } from './promised-anchors.ts';
import { models } from './samples.ts';

describe.each(models.map((model) => [model.name, model] as const))(
  'the page of %s',
  (name, model) => {
    const anchors = anchorsOf(model);

    it('keeps every anchor that it ever had', () => {
      expect(promised[name]!.length).toBeGreaterThan(60);
      expect(promised[name]!.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
    });

    it('promises every anchor that it has', () => {
      const added = anchors.filter((anchor) => !promised[name]!.includes(anchor));
      expect(added, 'These are new: `npm run fix` promises them.').toEqual([]);
    });

    it('gives no two places the same anchor', () => {
      expect(anchors.filter((anchor, at) => anchors.indexOf(anchor) !== at)).toEqual([]);
    });
  },
);
