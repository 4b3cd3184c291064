import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectNoUncaughtErrors, baseUrl, hydrated, idle, fresh, goHydrated } from './browser.ts';
import { routes } from './specification.ts';
import { budgets } from './weight/budget.ts';
import { loadedBeforeIdle, weightOf, type Kind } from './weight/loaded.ts';

expectNoUncaughtErrors();

const kinds: Kind[] = ['script', 'style', 'font', 'html'];
const inKib = (bytes: number) => (bytes / 1024).toFixed(1);
/** Files that are loaded only on request: the servers, their console, the labs, the engine. */
const playing = /\/(?:sandbox|sandbox-tools|try-it|lab-[\w-]+|record[\w-]+)\.[0-9a-f]+\.js|\.wasm/;

const classesIn = (css: string) =>
  new Set([...css.matchAll(/\.([\w-]+)/g)].map(([, name]) => name));

/** The HTML of every page, and the style sheet that all of them link. */
const pages = new Map<string, string>();
let css = '';
const textOf = async (path: string) => (await fetch(baseUrl + path)).text();

beforeAll(async () => {
  for (const route of routes) pages.set(route, await textOf(route));
  css = await textOf(/data-sheets="([^"]+)"/.exec(pages.get('/')!)?.[1] ?? '');
});

describe('weight', () => {
  it.each(Object.entries(budgets))('loads no more than its budget: %s', async (name, budget) => {
    const loaded = await loadedBeforeIdle(await fresh(), baseUrl + budget.path);
    const over = kinds.flatMap((kind) => {
      const files = loaded.filter((file) => file.kind === kind);
      const weight = inKib(weightOf(files).gzip);
      console.log(`${name}: ${weight} KiB of ${kind}, at most ${budget[kind]}`);
      expect(files.length, `files of ${kind}`).toBeGreaterThan(0);
      if (Number(weight) <= budget[kind]) return [];
      return [
        `The page "${name}" (${budget.path}) loads ${weight} KiB of ${kind}; e2e/weight/budget.ts allows ${budget[kind]}.`,
        ...files.map(({ path, gzip }) => `${path} ${inKib(gzip)} KiB`),
      ];
    });
    expect(over.join('\n')).toBe('');
  });

  it('a page requests its scripts after its first frame', async () => {
    const page = await fresh();
    await page.addInitScript(() => requestAnimationFrame(() => performance.mark('first frame')));
    await goHydrated(page, `${baseUrl}/docs/intro`);
    const [drawn = Infinity, requestedAt = 0] = await page.evaluate(() => {
      const scripts = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'));
      return [
        performance.getEntriesByName('first frame')[0]?.startTime,
        Math.min(...scripts.map(({ startTime }) => startTime)),
      ];
    });
    expect(requestedAt).toBeGreaterThanOrEqual(drawn);
  });

  it('every page renders with its inlined styles, and links the same style sheet and scripts', () => {
    const named = new Set<string>();
    for (const [path, html] of pages) {
      const [, sheets, scripts] = /data-sheets="([^"]+)" data-scripts="([^"]+)"/.exec(html) ?? [];
      named.add(`${sheets} ${scripts}`);
      const linked = html
        .replace(/<noscript>.*?<\/noscript>/gs, '')
        .match(/<link[^>]*rel=.?stylesheet/g);
      expect(linked, path).toBeNull();
    }
    expect([...named]).toHaveLength(1);
    expect([...named][0]).toMatch(
      /^\/assets\/css\/styles\.\w+\.css \/assets\/js\/runtime~main\.\w+\.js \/assets\/js\/main\.\w+\.js$/,
    );
  });

  it('no style rule depends on a hydration attribute of the root, which would recalculate every element', () => {
    expect(css).toContain('data-role-filter');
    expect(css).not.toContain('data-has-hydrated');
  });

  it('every class of a page with its own styles is in the style sheet', () => {
    const known = classesIn(css);
    const unknown = new Set<string>();
    let modules = 0;
    for (const [path, html] of pages) {
      // The picture of a lab has its own styles.
      const [, own = ''] = /data-lab-picture[^>]*><style>(.*?)<\/style>/s.exec(html) ?? [];
      const picture = classesIn(own);
      for (const [, list = ''] of html.matchAll(/\sclass="?([^">]+)/g))
        for (const name of list.split(' ')) {
          // Class names of CSS modules, with a hash of the file.
          if (!/_[\w-]{4}$/.test(name)) continue;
          modules += 1;
          if (!known.has(name) && !picture.has(name)) unknown.add(`${name} on ${path}`);
        }
    }
    expect(modules).toBeGreaterThan(1000);
    expect([...unknown]).toEqual([]);
  });

  it('no page references a file of the sandbox in its HTML', () => {
    for (const [path, html] of pages) {
      expect(html.match(playing), path).toBeNull();
      expect(html, path).not.toContain('styles-sandbox');
    }
  });

  it('no page fetches one before the reader requests it, even after scrolling through all of it', async () => {
    const page = await fresh();
    let requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    for (const path of ['/docs/call-for-help/call-buttons', '/docs/apis/radio']) {
      requested = [];
      await page.goto(baseUrl + path, { waitUntil: 'networkidle' });
      await hydrated(page);
      await page.keyboard.press('End');
      await idle(page);
      expect(requested.length, path).toBeGreaterThan(3);
      expect(
        requested.filter((url) => playing.test(url)),
        path,
      ).toEqual([]);
    }
  });

  it('the whole sandbox with React stays within 575 KiB and is fetched once', async () => {
    const page = await fresh();
    await page.goto(`${baseUrl}/docs/call-for-help/call-buttons`, { waitUntil: 'networkidle' });
    await hydrated(page);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    const run = page.getByRole('button', { name: 'Run in sandbox' });
    await run.first().click();
    await page.getByText('200 OK').first().waitFor();
    // On a slow machine, the page itself may still be loading files that are not part of the sandbox.
    const ofPage = /\/lab-|error-finder|\/search|\.json$|\/fonts\/|\/img\/|reveal-target|\/steps\./;
    const first = requested.filter((url) => !ofPage.test(url));
    const bodies = await Promise.all(
      first.map(async (url) => new Uint8Array(await (await fetch(url)).arrayBuffer())),
    );
    const bytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
    console.log(`sandbox: ${first.length} files, ${inKib(bytes)} KiB gzip`);
    expect(first.some((url) => url.endsWith('.wasm'))).toBe(true);
    expect(bytes, first.join('\n')).toBeLessThanOrEqual(575 * 1024);
    await run.nth(1).click();
    await page.getByText('429 Too Many Requests').waitFor();
    expect(requested.filter((url) => url.endsWith('.wasm')).length).toBe(1);
  });
});
