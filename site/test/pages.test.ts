import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { expanded, pages } from './pages.ts';
import { products } from '../content/products.ts';

const types = ['tutorial', 'how-to', 'reference', 'explanation'];
const readers = ['staff', 'administrator', 'integrator'];
const areas = ['suite', ...products.map(({ slug }) => slug)];

describe.each(pages)('$id', ({ id, frontMatter, body }) => {
  test('has the five keys of front matter, phrases for the search and parts by reader at most', () => {
    const keys = Object.keys(frontMatter).filter((key) => !['search', 'parts'].includes(key));
    expect(keys.sort()).toEqual(['title', 'description', 'type', 'roles', 'applies_to'].sort());
    expect(types).toContain(frontMatter.type);
    expect(readers).toEqual(expect.arrayContaining(frontMatter.roles as string[]));
    expect(areas).toContain((frontMatter.applies_to as { product: string }).product);
  });

  test('is described in at most 155 characters', () => {
    const description = String(frontMatter.description);
    expect(description.length).toBeLessThanOrEqual(155);
    expect(description).toMatch(/^[A-Z].*\.$/s);
  });

  test('skips no level of headings and has none that is empty, nor an image without words', () => {
    const tree = expanded(body, id);
    const levels: number[] = [];
    visit(tree, 'heading', (node) => {
      levels.push(node.depth);
      expect(toString(node)).not.toBe('');
    });
    const steps = levels.map((level, index) => level - (levels[index - 1] ?? 1));
    // The first level is the title's.
    expect(levels).not.toContain(1);
    expect(Math.max(0, ...steps)).toBeLessThanOrEqual(1);
    visit(tree, 'image', ({ alt }) => expect(alt).toBeTruthy());
  });
});
