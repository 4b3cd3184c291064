import { beforeAll, describe, expect, it } from 'vitest';
import { baseUrl, blank, openHydrated } from './browser.ts';
import { routes } from './specification.ts';

const twins = new Map<string, string>();
const heads = new Map<string, PageHead>();
/** The published URL of the site. */
let published = '';

/** The fields of a page head that the tests read. */
interface PageHead {
  markdown: string;
  feed: string;
  image: string;
  data: Record<string, unknown>[];
}

const twinOf = (route: string) => (route === '/' ? '/index.md' : `${route}.md`);
const text = async (path: string) => {
  const answer = await fetch(baseUrl + path);
  expect(answer.status, path).toBe(200);
  return answer.text();
};

beforeAll(async () => {
  const page = await blank();
  for (const route of routes) {
    twins.set(route, await text(twinOf(route)));
    const head = await page.evaluate(readHead, await text(route));
    heads.set(route, head);
  }
  published = new URL(heads.get('/')!.markdown).origin;
});

describe('for machines', () => {
  it('exports every page as clean Markdown with working links', async () => {
    const targets = new Set<string>();
    for (const [route, twin] of twins) {
      expect(twin, route).toMatch(/^# \S.*\n\n> \S.*\n\n- Page: <https:.*>\n/);
      const prose = twin.replaceAll(/^ *```[^]*?^ *```$/gm, '').replaceAll(/`[^`\n]*`/g, '');
      expect(prose.match(/<(?!https?:)[^\s\d=].*|\{(?!n\}).*|^(import|export) .*/m), route).toBe(
        null,
      );
      for (const [, url = ''] of prose.matchAll(/\]\((\S+?)\)/g)) {
        expect(url, route).toMatch(/^(https?|mailto):/);
        if (url.startsWith(published)) targets.add(new URL(url).pathname);
      }
    }
    expect(targets.size).toBeGreaterThan(routes.length);
    const broken = [];
    for (const path of targets)
      if ((await fetch(baseUrl + path, { method: 'HEAD' })).status !== 200) broken.push(path);
    expect(broken).toEqual([]);
  });

  it('prints real answers on every page, and no wildcards of the tests', async () => {
    for (const [route, twin] of twins) {
      const words = (await text(route)).replaceAll(/<(style|script)\b.*?<\/\1>|<[^>]+>/gs, '');
      const lines = `${words}\n${twin}`.split('\n');
      expect(lines.filter((line) => /(<|&lt;)any(>|&gt;)/.test(line))).toEqual([]);
    }
  });

  it('lists every doc in llms.txt and includes it in llms-full.txt', async () => {
    const [list, full] = [await text('/llms.txt'), await text('/llms-full.txt')];
    expect(list).toMatch(/^# .+\n\n> .+\n/);
    for (const [route, twin] of twins) {
      expect(list).toContain(`](${published}${twinOf(route)}): `);
      expect(twin, route).not.toContain('): : ');
      expect(full.includes(twin), route).toBe(true);
    }
    expect(list.indexOf('/docs/category/apis.md')).toBeLessThan(list.indexOf('## Optional'));
    for (const api of ['call-for-help', 'lockers', 'radio'])
      expect(list).toContain(`${published}/reference/${api}/openapi.yaml`);
  });

  it('links existing files in llms.txt, and includes each page of a product in its file', async () => {
    const list = await text('/llms.txt');
    const links = [...list.matchAll(/\]\((\S+?)\)/g)].map(([, url = '']) => new URL(url).pathname);
    expect(links.length).toBeGreaterThan(routes.length);
    const broken = [];
    for (const path of new Set(links))
      if ((await fetch(baseUrl + path, { method: 'HEAD' })).status !== 200) broken.push(path);
    expect(broken).toEqual([]);
    const files = links.filter((path) => /^\/llms-full-.*\.txt$/.test(path));
    expect(files.length).toBeGreaterThan(1);
    for (const path of files) {
      const [, slug = ''] = /llms-full-(.*)\.txt/.exec(path)!;
      const file = await text(path);
      const own = routes.filter((route) => route.startsWith(`/docs/${slug}/`));
      expect(own.length, slug).toBeGreaterThan(0);
      for (const route of own) expect(file.includes(twins.get(route)!), route).toBe(true);
      const hasApi = /^(call-for-help|lockers|radio)$/.test(slug);
      expect(file.includes(twins.get('/docs/category/apis')!), slug).toBe(hasApi);
    }
  });

  it('publishes the release notes as an Atom feed', async () => {
    const feed = await text('/feed.xml');
    const page = await blank();
    const read = await page.evaluate((source) => {
      const xml = new DOMParser().parseFromString(source, 'application/xml');
      const all = (name: string) => [...xml.querySelectorAll(name)].map((one) => one.textContent);
      return {
        root: `${xml.documentElement.namespaceURI} ${xml.documentElement.nodeName}`,
        required: ['feed > id', 'feed > title', 'feed > updated', 'feed > author > name'].map(
          (name) => all(name).length,
        ),
        entries: all('entry > id'),
        updated: all('entry > updated'),
        links: [...xml.querySelectorAll('entry > link')].map((one) => one.getAttribute('href')),
      };
    }, feed);
    expect(read.root).toBe('http://www.w3.org/2005/Atom feed');
    expect(read.required).toEqual([1, 1, 1, 1]);
    expect(read.entries.length).toBeGreaterThanOrEqual(1);
    expect(new Set(read.entries).size).toBe(read.entries.length);
    for (const time of read.updated) expect(time).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
    for (const link of read.links) expect(link).toMatch(/\/docs\/whats-new#\d{4}-\d\d-\d\d/);
  });

  it('dates every page in the sitemap, or none', async () => {
    const sitemap = await text('/sitemap.xml');
    const dates = [...sitemap.matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, date]) => date ?? '');
    expect([0, routes.length]).toContain(dates.length);
    for (const date of dates) expect(Date.parse(date)).toBeLessThanOrEqual(Date.now());
  });

  it('declares the Markdown version, the feed, the social card and the type of each page in its head', async () => {
    const cards = new Set<string>();
    for (const [route, { markdown, feed, image, data }] of heads) {
      expect(markdown).toBe(published + twinOf(route));
      expect(feed).toBe('/feed.xml');
      cards.add(new URL(image).pathname);
      const kinds = data.map((one) => one['@type']);
      if (route === '/') {
        expect(kinds).toEqual(['WebSite']);
        const search = data[0]?.['potentialAction'] as { target?: { urlTemplate?: string } };
        expect(search.target?.urlTemplate).toBe(`${published}/?q={question}`);
      }
      if (/^\/docs\/(?!category)/.test(route)) {
        expect(kinds.sort()).toEqual(['BreadcrumbList', 'TechArticle']);
      }
    }
    expect(cards.size).toBe(routes.length);
    for (const card of cards) {
      const png = Buffer.from(await (await fetch(baseUrl + card)).arrayBuffer());
      expect([png.readUInt32BE(16), png.readUInt32BE(20)], card).toEqual([1200, 630]);
      expect(png.length, card).toBeLessThan(40 * 1024);
    }
  });

  it('copies a page as Markdown, and confirms it or says why not', async () => {
    const page = await openHydrated('/docs/media/intro');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const status = page.locator('article [role=status]').filter({ visible: true });
    await page.getByRole('button', { name: 'Copy as Markdown' }).click();
    await status.filter({ hasText: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      twins.get('/docs/media/intro'),
    );
    await page.route('**/*.md', (route) => route.abort());
    await page.getByRole('button', { name: 'Copy as Markdown' }).click();
    await status.filter({ hasText: 'Not copied' }).waitFor();
    const link = page.getByRole('link', { name: 'View as Markdown' });
    expect(await link.getAttribute('href')).toBe('/docs/media/intro.md');
  });
});

/** Runs in the browser, on the served HTML. */
function readHead(source: string): PageHead {
  const { head } = new DOMParser().parseFromString(source, 'text/html');
  const all = (selector: string, name: string) =>
    [...head.querySelectorAll(selector)].map((one) => one.getAttribute(name) ?? '');
  return {
    markdown: all('link[type="text/markdown"]', 'href').join(),
    feed: all('link[type="application/atom+xml"]', 'href').join(),
    image: all('meta[property="og:image"]', 'content').join(),
    data: [...head.querySelectorAll('script[type="application/ld+json"]')].map(
      (one) => JSON.parse(one.textContent) as Record<string, string>,
    ),
  };
}
