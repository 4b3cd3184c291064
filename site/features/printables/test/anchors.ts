import { createSlugger } from '@docusaurus/utils';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { expanded, pages } from '../../../test/pages.ts';

/** The anchors of the headings of a doc; throws where there is no such doc. */
export function anchorsOf(id: string): string[] {
  const page = pages.find((one) => one.id === id);
  if (!page) throw new Error(`There is no doc "${id}".`);
  const slugger = createSlugger();
  const anchors: string[] = [];
  visit(expanded(page.body, id), 'heading', (node) => {
    anchors.push(slugger.slug(toString(node)));
  });
  return anchors;
}
