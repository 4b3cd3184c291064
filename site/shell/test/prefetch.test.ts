import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type * as Prefetch from '../page/router/prefetch.ts';
import { openWith, type Opened } from './in-page.ts';

declare const engine: typeof Prefetch;

const page = JSON.stringify({ html: '', head: '', className: '', trail: [], build: '/main.js' });

describe('prefetched pages', () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await openWith(
      ['prefetch.ts'],
      {
        '/docs/a': '<!doctype html><script data-scripts="/main.js"></script>',
        '/docs/b.json': page,
        '/docs/c.json': page,
        '/docs/d.json': page,
      },
      { at: '/docs/a' },
    );
  });
  afterAll(() => opened.browser.close());
  beforeEach(async () => {
    await opened.visit('/docs/a');
    opened.requested.length = 0;
  });

  it('are loaded once each, in the order of their links, ignoring a missing one', async () => {
    const errors: Error[] = [];
    opened.page.on('pageerror', (error) => errors.push(error));
    await opened.page.evaluate(() => {
      for (const path of ['/docs/b', '/docs/nope', '/docs/b', '/docs/nope', '/docs/c'])
        engine.prefetching.prefetch(path);
    });
    await expect
      .poll(() => opened.requested)
      .toEqual(['/docs/b.json', '/docs/nope.json', '/docs/c.json']);
    expect(errors).toEqual([]);
  });

  it('are loaded one at a time, so that a hovered link has the bandwidth', async () => {
    const release = await opened.hold('/docs/b.json');
    await opened.page.evaluate(() => {
      engine.prefetching.prefetch('/docs/b');
      engine.prefetching.prefetch('/docs/c');
    });
    await expect.poll(() => opened.requested).toEqual(['/docs/b.json']);
    await opened.page.evaluate(() => engine.prefetching.preload('/docs/d'));
    await expect.poll(() => opened.requested).toEqual(['/docs/b.json', '/docs/d.json']);
    release();
    await expect.poll(() => opened.requested.at(-1)).toBe('/docs/c.json');
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'are not loaded with data saver or on a slow connection: %j',
    async (connection) => {
      await opened.page.evaluate((value) => {
        Object.defineProperty(navigator, 'connection', { value });
        engine.prefetching.prefetch('/docs/b');
        engine.prefetching.preload('/docs/c');
      }, connection);
      await opened.page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      expect(opened.requested).toEqual([]);
    },
  );
});
