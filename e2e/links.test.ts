import { beforeAll, describe, expect, it } from 'vitest';
import { baseUrl } from './browser.ts';
import { routes } from './specification.ts';

interface Reading {
  ids: string[];
  links: string[];
}

const readings = new Map<string, Reading>();

beforeAll(async () => {
  for (const route of routes) readings.set(route, await read(route));
});

describe('links', () => {
  it('resolves every internal link to an existing page or file', async ({ task }) => {
    const targets = new Map<string, string>();
    for (const [route, { links }] of readings) {
      for (const link of links) targets.set(new URL(link, baseUrl + route).pathname, route);
    }
    expect(targets.size).toBeGreaterThanOrEqual(routes.length);
    const broken: string[] = [];
    for (const [path, from] of targets) {
      if (readings.has(path)) continue;
      const { status } = await fetch(baseUrl + path, { method: 'HEAD' });
      if (status !== 200) broken.push(`${path} (on ${from}): ${status}`);
    }
    expect(broken).toEqual([]);
    Object.assign(task.meta, { looked: { links: targets.size } });
  });

  it('resolves every anchor to an element of its page', ({ task }) => {
    const broken: string[] = [];
    let looked = 0;
    for (const [route, { links }] of readings) {
      for (const link of links) {
        const { pathname, hash } = new URL(link, baseUrl + route);
        const target = readings.get(pathname);
        if (!hash || !target) continue;
        looked += 1;
        if (!target.ids.includes(decodeURIComponent(hash.slice(1)))) {
          broken.push(`${pathname}${hash} (on ${route})`);
        }
      }
    }
    expect(looked).toBeGreaterThan(100);
    expect(broken).toEqual([]);
    Object.assign(task.meta, { looked: { anchors: looked } });
  });

  it('gives each id to one element of its page', () => {
    const repeated = [...readings].flatMap(([route, { ids }]) =>
      ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} (on ${route})`),
    );
    expect(repeated).toEqual([]);
  });

  it('2 routes: reaches every route from the home page, and finds no page beyond the table', () => {
    const reached = new Set<string>(['/']);
    const waiting = ['/'];
    for (let path = waiting.pop(); path; path = waiting.pop()) {
      for (const link of readings.get(path)?.links ?? []) {
        const { pathname } = new URL(link, baseUrl + path);
        if (/\.\w+$/.test(pathname) || reached.has(pathname)) continue;
        reached.add(pathname);
        waiting.push(pathname);
      }
    }
    expect([...reached].sort()).toEqual([...routes].sort());
  });

  it('2 routes: lists exactly the routes in the sitemap', async () => {
    const map = await (await fetch(`${baseUrl}/sitemap.xml`)).text();
    const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url]) => new URL(url ?? '').pathname,
    );
    expect(listed.sort()).toEqual([...routes].sort());
  });
});

/** Reads the links and ids from the built HTML. */
async function read(route: string): Promise<Reading> {
  const html = await (await fetch(baseUrl + route)).text();
  const ids = [...html.matchAll(/\sid="?([^"\s>]+)"?/g)].map(([, id]) => unescape(id ?? ''));
  const links = [...html.matchAll(/<a\s[^>]*?href="?([^"\s>]+)"?/g)]
    .map(([, href]) => unescape(href ?? ''))
    .filter((href) => new URL(href, baseUrl + route).origin === baseUrl);
  return { ids, links };
}

function unescape(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
}
