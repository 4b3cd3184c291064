import { describe, expect, it } from 'vitest';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { drawEntries, drawList, linksIn } from '../../../shell/shared/sidebar/draw.tsx';

const site = { baseUrl: '/help/', trailingSlash: false };
const page = (label: string, href: string, rest: object = {}): PropSidebarItem => ({
  type: 'link',
  label,
  href,
  ...rest,
});
const category = (items: PropSidebarItem[], rest: object = {}): PropSidebarItem => ({
  type: 'category',
  label: 'Area',
  href: '/help/docs/area',
  collapsible: true,
  collapsed: true,
  items,
  ...rest,
});

describe('the list of pages as HTML', () => {
  it('marks the page that is open, and unfolds the categories around it', () => {
    const items = [
      category([page('In', '/help/docs/in')]),
      category([page('Out', '/help/docs/out')]),
    ];
    const [around, apart] = drawList(items, site, '/help/docs/in/')
      .split(/(?=<li class="theme-doc-sidebar-item-category)/)
      .slice(1);
    expect(around).not.toContain('collapsed');
    expect(around).toContain('aria-expanded="true"');
    expect(around).toContain(
      '<a class="menu__link menu__link--active" href="/help/docs/in" aria-current="page">In</a>',
    );
    expect(apart).toContain('menu__list-item--collapsed');
    expect(apart).toContain(
      'aria-label="Expand sidebar category &#x27;Area&#x27;" aria-expanded="false"',
    );
    expect(apart).not.toContain('aria-current');
  });

  it('leads below the base URL, and says what opens in a new tab', () => {
    const items = [
      page('Here', '/docs/here/'),
      page('There', 'https://example.org/?a=1&b=2'),
      page('Anywhere', '/other', { autoAddBaseUrl: false }),
    ];
    const html = drawEntries(items, site);
    expect(html).toContain('href="/help/docs/here">Here</a>');
    expect(html).toContain(
      'href="https://example.org/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">There <svg',
    );
    expect(html).toContain('aria-label="(opens in new tab)"');
    expect(html).toContain('href="/other">Anywhere</a>');
    expect(linksIn([category(items)], site)).toEqual([
      '/help/docs/area',
      '/help/docs/here',
      '/help/other',
    ]);
  });

  it('takes labels as text and HTML as HTML', () => {
    expect(drawEntries([page('<b> & "c"', '/help/a')], site)).toContain(
      '>&lt;b&gt; &amp; &quot;c&quot;</a>',
    );
    const html: PropSidebarItem = { type: 'html', value: '<hr>', className: 'line' };
    expect(drawEntries([html], site)).toMatch(/<li class="[^"]* line"><hr><\/li>/);
  });

  it('lists an unlisted page only while it is open', () => {
    const items = [page('Draft', '/help/draft', { unlisted: true })];
    expect(drawEntries(items, site, '/help/other')).toBe('');
    expect(drawEntries(items, site, '/help/draft')).toContain('Draft');
  });
});
