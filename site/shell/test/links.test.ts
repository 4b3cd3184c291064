import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { createHistory } from '../page/router/history.ts';
import type * as Links from '../page/router/links.ts';
import { openWith, type Opened } from './in-page.ts';

declare const engine: typeof Links & { createHistory: typeof createHistory };

const links = [
  '<a id=page href="/help/docs/intro">page</a>',
  '<a id=hash href="/help/docs/intro#part">hash</a>',
  '<a id=here href="#part">here</a>',
  '<a id=html href="/help/docs/intro.html">html</a>',
  '<a id=file href="/help/reference/a.yaml">file</a>',
  '<a id=outside href="/other">outside the base URL</a>',
  '<a id=host href="http://other.test/help/docs/intro">host</a>',
  '<a id=tab href="/help/docs/intro" target=_blank>tab</a>',
  '<a id=download href="/help/docs/intro" download>download</a>',
].join('');

interface Click {
  name: string;
  how: Partial<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', boolean>> & {
    button?: number;
  };
  handled: boolean;
}

describe('links of an article', () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await openWith(
      ['history.ts', 'links.ts'],
      { '/help/': `<!doctype html>${links}` },
      { at: '/help/', baseUrl: '/help/' },
    );
  });
  afterAll(() => opened.browser.close());

  it.each([
    ['page', '/help/docs/intro'],
    ['hash', '/help/docs/intro#part'],
    ['html', '/help/docs/intro.html'],
    ['here', null],
    ['file', null],
    ['outside', null],
    ['host', null],
    ['tab', null],
    ['download', null],
  ])('are handled only if they lead to pages of this site: %s', async (id, place) => {
    const found = await opened.page.evaluate(
      (name) =>
        engine.placeOf(document.getElementById(name) as HTMLAnchorElement, '/help/') ?? null,
      id,
    );
    expect(found).toBe(place);
  });

  /** Dispatches a click; returns the path, and whether the browser would follow the link. */
  const clicked = async (id: string, init: Click['how'] = {}, isHandled = false) => {
    await opened.visit('/help/');
    return opened.page.evaluate(
      ({ name, how, handled }: Click) => {
        engine.followLinks(engine.createHistory(), '/help/');
        const link = document.getElementById(name)!;
        if (handled) link.addEventListener('click', (event) => event.preventDefault());
        // Registered last, so that it stops the browser's navigation after all other listeners.
        let isLeft = false;
        addEventListener('click', (event) => {
          isLeft = !event.defaultPrevented;
          event.preventDefault();
        });
        link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
        return { path: location.pathname, isLeft };
      },
      { name: id, how: init, handled: isHandled },
    );
  };

  it('are followed by the router on a plain click', async () => {
    expect(await clicked('page')).toEqual({ path: '/help/docs/intro', isLeft: false });
  });

  it.each([
    ['Ctrl', { ctrlKey: true }],
    ['⌘', { metaKey: true }],
    ['Shift', { shiftKey: true }],
    ['Alt', { altKey: true }],
    ['the middle button', { button: 1 }],
  ])('are left to the browser with %s', async (_, how) => {
    expect(await clicked('page', how)).toEqual({ path: '/help/', isLeft: true });
  });

  it('are ignored if another listener has handled the click', async () => {
    expect(await clicked('page', {}, true)).toEqual({ path: '/help/', isLeft: false });
  });

  it('load their page once on hover', async () => {
    await opened.visit('/help/');
    opened.requested.length = 0;
    await opened.page.evaluate(() => {
      engine.followLinks(engine.createHistory(), '/help/');
      const link = document.getElementById('hash')!;
      for (const sign of ['pointerover', 'focusin', 'pointerover'])
        link.dispatchEvent(new Event(sign, { bubbles: true }));
    });
    await expect.poll(() => opened.requested).toEqual(['/help/docs/intro.json']);
  });

  it.each(['/help/', '/docs/apis/help/'])(
    'prefetch two pages below %s, except breadcrumbs, page header, glossary and references',
    async (base) => {
      await opened.visit('/help/');
      opened.requested.length = 0;
      await opened.page.evaluate((below) => {
        const article = document.createElement('article');
        article.innerHTML = `<nav class="breadcrumbs"><a href="${below}a">a</a></nav><header class="sign"><a href="${below}b">b</a></header>
        <section><a class="term" href="${below}c">c</a> <a href="${below}docs/apis/d">d</a>
        <a href="${below}docs/e">e</a> <a href="${below}docs/f">f</a> <a href="${below}docs/g">g</a></section>`;
        document.body.prepend(article);
        engine.prefetchInSight(article, below);
      }, base);
      await expect.poll(() => opened.requested.length).toBe(2);
      await opened.page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      expect(opened.requested).toEqual([`${base}docs/e.json`, `${base}docs/f.json`]);
    },
  );
});
