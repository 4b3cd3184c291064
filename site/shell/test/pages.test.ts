import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type * as Pages from '../page/router/pages.ts';
import { openWith, type Opened } from './in-page.ts';

declare const engine: typeof Pages;

const scripts = '/assets/js/main.0123abcd.js';
const page = (name: string, build = scripts) =>
  JSON.stringify({ html: `<p>${name}`, head: '', className: '', trail: [], build });

const own = (name: string) =>
  `<title data-rh=true>${name}</title><meta data-rh=true name=description content="${name}"><meta data-rh=true property=og:locale content=en>`;

describe('pages fetched on a click', () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await openWith(
      ['pages.ts'],
      {
        '/help/docs/a': `<!doctype html><title data-rh=true>A</title><script data-scripts="${scripts}"></script><div data-article data-sidebar=docs data-trail="1 2">A</div>`,
        '/help/head': `<!doctype html><html class=first><head><meta charset=UTF-8>${own('First')}<link rel=icon href=/i>`,
        '/help/docs/b.json': page('B'),
        '/help/index.json': page('Home'),
        '/help/docs/other.json': page('Other', '/assets/js/main.ffffffff.js'),
      },
      { at: '/help/docs/a', baseUrl: '/help/' },
    );
  });
  afterAll(() => opened.browser.close());
  beforeEach(async () => {
    await opened.visit('/help/docs/a');
    opened.requested.length = 0;
  });

  it.each([
    ['/docs/a', '/docs/a'],
    ['/docs/a/', '/docs/a'],
    ['/docs/a.html', '/docs/a'],
    ['/docs/a/index.html', '/docs/a'],
    ['/docs/a?q=1#part', '/docs/a'],
    ['/index.html', '/'],
    ['/', '/'],
  ])('have one normalized path: %s', async (address, path) => {
    expect(await opened.page.evaluate((given) => engine.pagePath(given), address)).toBe(path);
  });

  it('include that of the loaded document, without its HTML', async () => {
    const first = await opened.page.evaluate(() => {
      engine.cacheFirstPage(location.pathname);
      return engine.pageAt('/help/docs/a/');
    });
    expect(first).toMatchObject({ sidebar: 'docs', trail: ['1', '2'] });
    expect(first?.html).toBeUndefined();
    expect(opened.requested).toEqual([]);
  });

  it('are loaded once for concurrent and later calls', async () => {
    const html = await opened.page.evaluate(async () => {
      const first = engine.loadPage('/help/docs/b', false);
      await Promise.all([first, engine.loadPage('/help/docs/b/', true)]);
      await engine.loadPage('/help/docs/b', true);
      return engine.pageAt('/help/docs/b')?.html;
    });
    expect(html).toBe('<p>B');
    expect(opened.requested).toEqual(['/help/docs/b.json']);
  });

  it('include the home page below a base URL', async () => {
    await opened.page.evaluate(() => engine.loadPage('/help/', true));
    expect(opened.requested).toEqual(['/help/index.json']);
  });

  it.each([
    ['/help/docs/nope', 'returned status 404.'],
    ['/help/docs/other', 'belongs to another build of this site.'],
  ])('reject %s, which %s, and try again the next time', async (path, reason) => {
    const load = (given: string) =>
      engine.loadPage(given, true).catch((error: Error) => error.message);
    for (let time = 0; time < 2; time++)
      expect(await opened.page.evaluate(load, path)).toBe(`The page ${path} ${reason}`);
    expect(opened.requested).toHaveLength(2);
  });

  it('replace the first one when it is left, or cache its current HTML if that fails', async () => {
    const before = await opened.page.evaluate(() => {
      engine.cacheFirstPage(location.pathname);
      engine.leaveFirstPage('/help/docs/a', document.querySelector('[data-article]')!);
      return engine.pageAt('/help/docs/a') ?? null;
    });
    expect(before).toBeNull();
    await expect.poll(() => opened.requested).toEqual(['/help/docs/a.json']);
    const left = () => opened.page.evaluate(() => engine.pageAt('/help/docs/a'));
    const head = '<title data-rh="true">A</title>';
    await expect.poll(left).toMatchObject({ html: 'A', head, sidebar: 'docs' });
  });

  const shown = () =>
    opened.page.evaluate(
      (html) => {
        const locale = document.querySelector('[property="og:locale"]');
        engine.showHead(html, 'second');
        return {
          title: document.title,
          descriptions: [...document.querySelectorAll('[name=description]')].map((tag) =>
            tag.getAttribute('content'),
          ),
          added: document.querySelector('[type="application/ld+json"]')?.textContent,
          className: document.documentElement.className,
          keepsWhatIsSame: document.querySelector('[property="og:locale"]') === locale,
          keepsWhatIsOfAll: document.querySelectorAll('[charset], [rel=icon]').length,
        };
      },
      `${own('Second')}<script data-rh=true type=application/ld+json>{"a":1}</script>`,
    );

  it('replace the head tags of the previous page, and keep the rest', async () => {
    await opened.visit('/help/head');
    expect(await shown()).toEqual({
      title: 'Second',
      descriptions: ['Second'],
      added: '{"a":1}',
      className: 'second',
      keepsWhatIsSame: true,
      keepsWhatIsOfAll: 2,
    });
  });
});
