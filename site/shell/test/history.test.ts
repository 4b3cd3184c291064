import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { createHistory, History } from '../page/router/history.ts';
import { openWith, type Opened } from './in-page.ts';

declare const engine: { createHistory: typeof createHistory };
declare global {
  interface Window {
    way: History;
    heard: string[];
    isGuarded: boolean;
    pops: number;
  }
}

const empty = '<!doctype html><title>Made</title>';

describe('the history of a reader', () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await openWith(['history.ts'], { '/a': empty }, { at: '/a' });
  });
  afterAll(() => opened.browser.close());
  /** Runs in the page with a new history, whose navigations are recorded. */
  const way = async <Answer>(act: () => Answer | Promise<Answer>): Promise<Answer> => {
    const { page } = opened;
    await opened.visit('/a');
    await page.evaluate(() => {
      window.way = engine.createHistory();
      window.heard = [];
      window.way.listen(({ pathname, hash }, action) =>
        window.heard.push(`${action} ${pathname}${hash}`),
      );
    });
    return page.evaluate(act);
  };

  it('resolves a path relative to the current page', async () => {
    expect(
      await way(() => {
        window.way.push('/docs/one');
        window.way.push('two');
        window.way.push('#part');
        return window.way.createHref(window.way.location);
      }),
    ).toBe('/docs/two#part');
  });

  it('replaces the current entry', async () => {
    expect(
      await way(() => {
        const before = history.length;
        window.way.replace('/c');
        return [history.length - before, location.pathname, window.heard[0]];
      }),
    ).toEqual([0, '/c', 'REPLACE /c']);
  });

  it('goes back once a guard allows it', async () => {
    await way(() => {
      window.pops = 0;
      addEventListener('popstate', () => (window.pops += 1));
      window.way.push('/b');
      window.isGuarded = true;
      window.way.block((_, action) => (action === 'POP' && window.isGuarded ? false : undefined));
      window.way.goBack();
    });
    const { page } = opened;
    const pops = () => page.evaluate(() => window.pops);
    // The browser went back and was sent forward again.
    await expect.poll(pops).toBe(2);
    expect(await page.evaluate(() => location.pathname)).toBe('/b');
    await page.evaluate(() => {
      window.isGuarded = false;
      window.way.goBack();
    });
    await expect.poll(pops).toBe(3);
    expect(await page.evaluate(() => [location.pathname, window.heard])).toEqual([
      '/a',
      ['PUSH /b', 'POP /a'],
    ]);
    // A link within the page creates an entry of the browser, which is guarded too.
    await page.evaluate(() => void (location.hash = 'c'));
    await expect.poll(pops).toBe(4);
    await page.evaluate(() => {
      window.isGuarded = true;
      window.way.goBack();
    });
    await expect.poll(pops).toBe(6);
    expect(await page.evaluate(() => location.hash)).toBe('#c');
  });

  it('keeps a path that cannot be decoded', async () => {
    expect(
      await way(() => {
        window.way.push('/docs/%E0%A4%A');
        return window.way.location.pathname;
      }),
    ).toBe('/docs/%E0%A4%A');
  });
});
