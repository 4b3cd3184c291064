import path from 'node:path';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import type { LoadContext, PluginContentLoadedActions } from '@docusaurus/types';
import { drawEntries, drawList, linksIn } from '../../../shell/shared/sidebar/draw.tsx';
import pageList from '../build/page-list/index.ts';
import { securityText } from '../build/security-txt/index.ts';
import { cardSvg, type Letterings } from '../build/social-cards/card.ts';
import { lettering } from '../build/social-cards/lettering.ts';
import { palettePng } from '../build/social-cards/draw.ts';
import { SUITE, strokes } from '../../../shell/shared/glyph-strokes.ts';
import { site } from '../../../test/pages.ts';

const below = { baseUrl: '/help/', trailingSlash: false };
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

/** Writes the list of a site whose only doc is about lockers; returns its paths. */
async function pathsBelow(baseUrl: string): Promise<unknown> {
  const source = '@site/docs/lockers/intro.mdx';
  const permalink = (path: string) => `${baseUrl}${path}`;
  const doc = { id: 'intro', permalink: permalink('docs/lockers/intro'), source, frontMatter: {} };
  const link = { type: 'generated-index', permalink: permalink('docs/category/lockers') };
  const sidebars = { docs: [{ type: 'category', link, items: [{ type: 'doc', id: 'intro' }] }] };
  const about = { type: 'mdx', permalink: permalink('markdown-page'), source, frontMatter: {} };
  const allContent = {
    'docusaurus-plugin-content-docs': { default: { loadedVersions: [{ docs: [doc], sidebars }] } },
    'docusaurus-plugin-content-pages': {
      default: [{ ...about, type: 'jsx', permalink: baseUrl }, about],
    },
  };
  let written = '';
  const createData = async (_name: string, text: string) => (written = text);
  const actions = { createData } as PluginContentLoadedActions;
  await pageList({ baseUrl } as LoadContext).allContentLoaded?.({ allContent, actions });
  return (JSON.parse(written) as { path: string }[]).map((page) => page.path);
}

describe('the list of pages', () => {
  it.each(['/', '/help/', '/docs/help/', '/docs/lockers/intros/'])(
    'names paths below %s',
    async (baseUrl) => {
      const paths = await pathsBelow(baseUrl);
      expect(paths).toEqual(expect.arrayContaining(['/', '/docs/lockers/intro']));
    },
  );

  // Docusaurus takes a link to /docs/lockers/intro for one that has the base URL already.
  it.each([
    ['/docs/', '/docs/category/lockers'],
    ['/docs/lockers/', '/docs/lockers/intro'],
    ['/docs/lockers/intro/', '/docs/lockers/intro'],
    ['/docs/category/lockers/', '/docs/category/lockers'],
    ['/markdown-page/', '/markdown-page'],
    ['/reference/', '/reference'],
  ])('rejects the base URL %s with a path that begins like it', async (baseUrl, path) => {
    await expect(pathsBelow(baseUrl)).rejects.toThrow(
      `brand/brand.ts: baseUrl: "${baseUrl}" is also how the path ${path} begins`,
    );
  });
});

describe('the list of pages as HTML', () => {
  it('marks the current page, and expands its categories', () => {
    const items = [
      category([page('In', '/help/docs/in')]),
      category([page('Out', '/help/docs/out')]),
    ];
    const [around, apart] = drawList(items, below, '/help/docs/in/')
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

  it('prefixes the base URL, and marks links that open in a new tab', () => {
    const items = [
      page('Here', '/docs/here/'),
      page('There', 'https://example.org/?a=1&b=2'),
      page('Anywhere', '/other', { autoAddBaseUrl: false }),
    ];
    const html = drawEntries(items, below);
    expect(html).toContain('href="/help/docs/here">Here</a>');
    expect(html).toContain(
      'href="https://example.org/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">There <svg',
    );
    expect(html).toContain('aria-label="(opens in new tab)"');
    expect(html).toContain('href="/other">Anywhere</a>');
    expect(linksIn([category(items)], below)).toEqual([
      '/help/docs/area',
      '/help/docs/here',
      '/help/other',
    ]);
  });

  it('escapes labels, but not HTML items', () => {
    expect(drawEntries([page('<b> & "c"', '/help/a')], below)).toContain(
      '>&lt;b&gt; &amp; &quot;c&quot;</a>',
    );
    const html: PropSidebarItem = { type: 'html', value: '<hr>', className: 'line' };
    expect(drawEntries([html], below)).toMatch(/<li class="[^"]* line"><hr><\/li>/);
  });

  it('lists an unlisted page only while it is open', () => {
    const items = [page('Draft', '/help/draft', { unlisted: true })];
    expect(drawEntries(items, below, '/help/other')).toBe('');
    expect(drawEntries(items, below, '/help/draft')).toContain('Draft');
  });
});

const facts = { repository: 'https://code.example/docs', publishedAt: 'https://a.example/help' };

it('writes security.txt with an expiry relative to the newest change of a page', () => {
  expect(securityText({ ...facts, changed: '2026-11-23' }))
    .toBe(`Contact: https://code.example/docs/security/advisories/new
Expires: 2027-11-18T00:00:00.000Z
Preferred-Languages: en
Canonical: https://a.example/help/.well-known/security.txt
Policy: https://code.example/docs/blob/main/SECURITY.md
`);
});

const font = path.join(site, '../brand/static/fonts/text.woff2');
const characters = 'Call for Help troubleshooting Brand';
const [regular, strong, heavy] = await Promise.all(
  [400, 650, 700].map((weight) => lettering(font, weight, characters)),
);
const letters = { regular, strong, heavy } as Letterings;

describe('a card', () => {
  const card = {
    title: 'Call for Help',
    brand: 'Brand',
    line: 'Help',
    glyph: 'call-for-help',
    hue: '#ad4600',
  };

  it('renders the same image for the same text, without a font', () => {
    const svg = cardSvg(card, letters);
    expect(svg).toBe(cardSvg(card, letters));
    expect(svg).not.toMatch(/<text|NaN|undefined/);
  });

  it('has the color and the glyph of its product', () => {
    const svg = cardSvg(card, letters);
    expect(svg).toContain('<rect width="1200" height="630" fill="#ad4600"/>');
    expect(svg).toContain(strokes['call-for-help']);
    expect(cardSvg({ ...card, glyph: '' }, letters)).toContain(SUITE);
  });

  it('shrinks a long title to fit its area', () => {
    const title = 'Call for Help troubleshooting Call for Help troubleshooting Call for Help';
    const ends = [...cardSvg({ ...card, title }, letters).matchAll(/fill="#ffffff" d="([^"]+)"/g)]
      .flatMap(([, d = '']) => [...d.matchAll(/[ML](-?[\d.]+) /g)])
      .map(([, x]) => Number(x));
    expect(Math.max(...ends)).toBeLessThan(860);
  });
});

describe('a PNG with a palette', () => {
  it('encodes every pixel', async () => {
    const pixels = Uint8Array.from([255, 0, 0, 255, 0, 0, 255, 255]);
    const png = await palettePng(pixels, 2, 1);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([...png.subarray(41, 47)]).toEqual([255, 0, 0, 0, 0, 255]);
    const start = png.indexOf('IDAT') + 4;
    expect([...inflateSync(png.subarray(start, png.indexOf('IEND') - 8))]).toEqual([0, 0, 1]);
  });

  it('throws for more than 256 colors', async () => {
    const colors = Array.from({ length: 300 }, (_, n) => [
      (n % 30) * 8,
      Math.floor(n / 30) * 8,
      0,
      255,
    ]);
    await expect(palettePng(Uint8Array.from(colors.flat()), 300, 1)).rejects.toThrow('300 colors');
  });
});
