import { describe, expect, it } from 'vitest';
import type { Element, Root, RootContent } from 'hast';
import { VFile } from 'vfile';
import { rehypeSections } from '../build/sections/index.ts';
import { element } from '../build/articles/element.ts';

const h = (tagName: string, ...children: Parameters<typeof element>[2][]) =>
  element(tagName, {}, ...children);

const root = (...children: RootContent[]): Root => ({ type: 'root', children });
const divided = (tree: Root, path = 'docs/page.mdx') => {
  rehypeSections()(tree, new VFile({ path }));
  return tree;
};

const withParts = (tree: Root, parts: Record<string, string[]>) => {
  rehypeSections()(tree, new VFile({ path: 'docs/page.mdx', data: { frontMatter: { parts } } }));
  return tree;
};

const contents = expect.objectContaining({ name: 'Strip' }) as object;

describe('sections of a page', () => {
  it('holds a heading and what follows it, up to the next of its level', () => {
    const [lead, first, below, text, second] = [
      h('p', 'Lead'),
      h('h2', 'First'),
      h('h3', 'Below'),
      h('p', 'Text'),
      h('h2', 'Second'),
    ];
    expect(divided(root(lead!, first!, below!, text!, second!)).children).toEqual([
      lead,
      contents,
      { ...h('section', first!, below!, text!), properties: { style: '--letters:0;--blocks:3' } },
      { ...h('section', second!), properties: { style: '--letters:0;--blocks:1' } },
    ]);
  });

  it('says whose a section is, as the front matter does', () => {
    const tree = root(h('h2', 'All'), h('h2', 'Code'), h('p', 'Text'));
    const [, all, code] = withParts(tree, { Code: ['integrator'] }).children as Element[];
    expect(all!.properties['className']).toBeUndefined();
    expect(code!.properties['className']).toEqual(['not-for-staff', 'not-for-administrator']);
    expect(code!.children[1]).toMatchObject({
      name: 'PartNote',
      attributes: [{ value: 'integrators' }],
    });
    expect(() => withParts(root(h('h2', 'All')), { Cod: ['integrator'] })).toThrow(
      'Front matter "parts": "Cod" is no heading of the page.',
    );
  });

  it('leaves the list of contents to the page that shows a part', () => {
    const [lead, first] = [h('p', 'Lead'), h('h2', 'First')];
    const [one, two] = divided(root(lead!, first!), 'docs/_part.mdx').children;
    expect([one, two]).toEqual([lead, expect.objectContaining({ tagName: 'section' })]);
  });

  it('puts the folded list of contents below the first paragraph, or first of all', () => {
    const [imports, lead, figure, first] = [
      { type: 'mdxjsEsm', value: '' } as const,
      h('p', 'Lead'),
      h('figure'),
      h('h2', 'First'),
    ];
    const open = (...nodes: RootContent[]) => divided(root(...nodes)).children.slice(0, -1);
    expect(open(imports, lead, figure, first)).toEqual([imports, lead, contents, figure]);
    expect(open(figure, first)).toEqual([contents, figure]);
  });

  it('leaves a page without such headings as it is', () => {
    const tree = root(h('p', 'Lead'), h('h3', 'Below'));
    expect(divided(structuredClone(tree))).toEqual(tree);
  });

  const jsx = (name: string, children: string[] = [], html?: string): RootContent => ({
    type: 'mdxJsxFlowElement',
    name,
    attributes: html === undefined ? [] : [{ type: 'mdxJsxAttribute', name: 'html', value: html }],
    children: children.map((value) => ({ type: 'text', value })),
  });
  const sizeBelow = (...nodes: RootContent[]) => {
    const tree = divided(root(h('h2', 'Map'), ...nodes));
    return (tree.children.at(-1) as Element).properties['style'];
  };

  it('counts no white space, and a component as a figure of some height', () => {
    expect(sizeBelow({ type: 'text', value: '\n'.repeat(100) })).toBe('--letters:0;--blocks:1');
    expect(sizeBelow(jsx('Map'))).toBe('--letters:0;--blocks:12');
  });

  it.each(['details', 'Details'])('counts of a fold (%s) what is seen while it is shut', (name) => {
    expect(sizeBelow(jsx(name, ['x'.repeat(100)]))).toBe('--letters:0;--blocks:3');
  });

  it('counts what is written as HTML by what it holds', () => {
    expect(sizeBelow(jsx('span', ['x'.repeat(100)]))).toBe('--letters:100;--blocks:1');
  });

  it('counts lines of code, also those that wrap', () => {
    const long = `<b>${'x'.repeat(61)}</b>`;
    expect(sizeBelow(jsx('CodeBlock', [], `a\nb\n${long}`))).toBe('--letters:0;--blocks:5');
  });
});
