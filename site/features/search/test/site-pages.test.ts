import type { AllContent } from '@docusaurus/types';
import { expect, it } from 'vitest';
import { sitePages } from '../shared/site-pages.ts';

const pageAt = (permalink: string, source: string) => ({
  type: 'mdx',
  permalink,
  source: `@site/src/pages/${source}`,
  frontMatter: { title: source },
  title: source,
});

it('takes pages where they are built: no slash after an index, one of two with one address', () => {
  const pages = [
    pageAt('/help/', 'index.mdx'),
    pageAt('/help/markdown-page', 'markdown-page.mdx'),
    pageAt('/help/markdown-page/', 'markdown-page/index.mdx'),
    pageAt('/help/about/', 'about/index.mdx'),
  ];
  const allContent = {
    'docusaurus-plugin-content-pages': { default: pages },
  } as unknown as AllContent;
  const found = sitePages(allContent, { url: '/help/', title: 'Home', text: '' });
  expect(found.map(({ url, source }) => [url, source])).toEqual([
    ['/help/', 'src/pages/index.mdx'],
    ['/help/markdown-page', 'src/pages/markdown-page.mdx'],
    ['/help/about', 'src/pages/about/index.mdx'],
  ]);
});
