import { describe, expect, it } from 'vitest';
import type { Root, RootContent } from 'hast';
import { VFile } from 'vfile';
import { rehypeSections } from '../plugins/content/sections/index.ts';
import { element } from '../plugins/content/element.ts';

const h = (tagName: string, ...children: Parameters<typeof element>[2][]) =>
  element(tagName, {}, ...children);

const root = (...children: RootContent[]): Root => ({ type: 'root', children });
const divided = (tree: Root, path = 'docs/page.mdx') => {
  rehypeSections()(tree, new VFile({ path }));
  return tree;
};

const contents = expect.objectContaining({ name: 'FoldedContents' }) as object;

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
      { ...h('section', first!, below!, text!), properties: { style: '--letters:14' } },
      { ...h('section', second!), properties: { style: '--letters:6' } },
    ]);
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

  it('counts no white space, and a component as a figure of some height', () => {
    const tree = root(h('h2', 'Map'), { type: 'text', value: '\n' });
    tree.children.push({ type: 'mdxJsxFlowElement', name: 'Map', attributes: [], children: [] });
    expect(divided(tree).children.at(-1)).toMatchObject({ properties: { style: '--letters:903' } });
  });

  it('counts of a fold what is seen while it is shut', () => {
    const tree = root(h('h2', 'Map'));
    tree.children.push({
      type: 'mdxJsxFlowElement',
      name: 'details',
      attributes: [],
      children: [{ type: 'text', value: 'Folded' }],
    });
    expect(divided(tree).children.at(-1)).toMatchObject({ properties: { style: '--letters:143' } });
  });
});
