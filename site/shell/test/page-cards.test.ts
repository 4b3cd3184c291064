import path from 'node:path';
import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toHast } from 'mdast-util-to-hast';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { rehypePageCards } from '../build/page-cards/index.ts';
import { areaOf } from '../../content/products.ts';
import { parsed } from '../../test/pages.ts';

const from = path.resolve(import.meta.dirname, '../../docs/radio/intro.mdx');

function html(markdown: string): string {
  const tree = toHast(parsed(markdown)) as Root;
  rehypePageCards()(tree, new VFile({ path: from }));
  return toHtml(tree).replaceAll(/<svg.*?<\/svg>/g, '(glyph)');
}

describe('where to go from a page', () => {
  it('is a card with the sign, the color and the kind of the page', () => {
    const written = '## Next\n\n- [Lockers](/docs/lockers/intro#doors): doors and **codes**.';
    expect(html(written)).toBe(
      '<h2>Next</h2>\n<ul class="page-cards">\n' +
        `<li class="page-card" style="--hue:${areaOf('lockers')!.hue!}" data-kind="Explanation">(glyph)` +
        '<a href="/docs/lockers/intro#doors">Lockers</a><span hidden>: </span>' +
        '<span>doors and <strong>codes</strong>.</span></li>\n</ul>',
    );
  });

  it('has no kind where the page is a category, and the suite for its sign above the products', () => {
    expect(html('## Related\n\n- [Radio](/docs/category/radio)')).toContain(
      `<li class="page-card" style="--hue:${areaOf('radio')!.hue!}">(glyph)<a href="/docs/category/radio">Radio</a></li>`,
    );
    expect(html('## Related\n\n- [Help](/docs/support): ask.')).toContain(
      '<li class="page-card" style="--hue:var(--house)" data-kind="How-to">(glyph)<a',
    );
  });

  it('leaves other lists and other headings as they are', () => {
    for (const written of ['## Doors\n\n- [Lockers](/docs/lockers/intro): a.', '## Next\n\n1. Go.'])
      expect(html(written)).not.toContain('page-cards');
    expect(html('## Next\n\n- Call somebody.')).toContain('<li>Call somebody.</li>');
  });
});
