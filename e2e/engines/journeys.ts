import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { builtFolder } from '../built-site.ts';
import { readerIn, type Reader } from './reader.ts';
import { openSite, type Site } from './site.ts';
import type { Engine } from './tab.ts';

/** One page of each kind, and its heading. */
const pages = [
  ['/docs/call-for-help/settings', 'Call for Help settings'],
  ['/docs/apis/lockers', 'Lockers API'],
  ['/docs/nowhere', 'Page not found'],
  ['/', 'Set up, run and connect your'],
] as const;

/** A large phone; wider than the minimum window width of WebKit's MiniBrowser. */
const PHONE = 480;
const DESKTOP = 1440;

/** User journeys, the same in every browser. */
export function journeys(name: string, program: string | undefined, start: () => Promise<Engine>) {
  describe.skipIf(!program)(name, () => {
    let engine: Engine;
    let site: Site;
    let reader: Reader;
    let expectedErrors: RegExp | undefined;
    beforeAll(async () => {
      engine = await start();
      site = await openSite(builtFolder(process.env['SITE_BUILD'] ?? 'build'), engine.listener);
    });
    afterAll(async () => {
      site?.close();
      await engine?.close();
    });
    // An isolated tab.
    beforeEach(async () => {
      expectedErrors = undefined;
      const tab = await engine.openTab();
      await tab.resize(DESKTOP, 900);
      reader = readerIn(tab, site.url);
    });
    afterEach(async () => {
      site.lose();
      const faults = await reader.tab.faults();
      await reader.tab.close();
      expect(faults.filter((fault) => !expectedErrors?.test(fault))).toEqual([]);
    });

    it(`${name}: reports an uncaught error and a script that the policy blocks`, async () => {
      const { open, tab } = reader;
      expectedErrors = /own fault|content-security-policy/i;
      await open('/markdown-page');
      await tab.run(() => {
        const script = document.createElement('script');
        script.textContent = 'document.title = "refused"';
        document.body.append(script);
        setTimeout(() => {
          throw new TypeError('own fault');
        });
      });
      await expect.poll(() => tab.faults()).toHaveLength(2);
      const faults = (await tab.faults()).join();
      expect(faults).toMatch(/own fault/);
      expect(faults).toMatch(/content-security-policy/i);
    });

    it(`${name}: shows a page of each kind, in the dark mode that the reader chose`, async () => {
      const { open, click, see, tab } = reader;
      const choice = () => tab.run(() => document.documentElement.dataset['themeChoice']);
      await open('/docs/intro');
      for (let presses = 0; presses < 3 && (await choice()) !== 'dark'; presses += 1)
        await click('.navbar__items--right button[aria-label*="mode"]');
      for (const [path, heading] of pages) {
        await open(path);
        await see('h1', heading);
        const [beyond, ground] = await tab.run(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return [
            scrollWidth - clientWidth,
            getComputedStyle(document.body).backgroundColor,
          ] as const;
        });
        expect(beyond, path).toBe(0);
        expect(Number(/\d+/.exec(ground)?.[0]), path).toBeLessThan(60);
      }
    });

    it(`${name}: searches by keyboard, opens the section with the words highlighted, and goes back without a reload`, async () => {
      const { open, click, type, see, press, until, tab } = reader;
      await open('/docs/support');
      await tab.run(() => Object.assign(window, { stayed: true }) && undefined);
      await click('.navbar [type=search]:enabled');
      await type('thermal modes');
      await see('[role=option] mark', 'modes');
      await press('ArrowDown');
      await press('ArrowUp');
      await press('Enter');
      await until(
        'the section',
        (address) => location.href.endsWith(address),
        '/docs/lockers/intro#thermal-modes',
      );
      await until('the heading in sight', () => {
        const top = document.getElementById('thermal-modes')?.getBoundingClientRect().top;
        return top !== undefined && top > 0 && top < innerHeight / 2;
      });
      await until('the marks', () => (CSS.highlights.get('search-hit')?.size ?? 0) > 0);
      await tab.run(() => history.back());
      await see('h1', 'Get support');
      expect(await tab.run(() => 'stayed' in window)).toBe(true);
    });

    it(`${name}: opens another page from the menu of a phone`, async () => {
      const { open, click, see, miss, press, until, tab } = reader;
      await tab.resize(PHONE, 800);
      await open('/docs/intro');
      await click('.navbar__toggle');
      await see('[role=dialog] button', 'Close');
      await press('Escape');
      await miss('[role=dialog]');
      await until('the focus', () => document.activeElement?.matches('.navbar__toggle') === true);
      await click('.navbar__toggle');
      await click('[role=dialog] a', 'Get support');
      await see('h1', 'Get support');
      await miss('[role=dialog]');
    });

    it(`${name}: offers Retry if a lab fails to load, opens it then, and plays the lifecycle of a request`, async () => {
      const { open, see, click } = reader;
      await open('/docs/call-for-help/intro');
      site.lose(/\/assets\/js\//);
      await click('[data-lab] button', 'Open lab');
      await see('[data-lab] button', 'Retry');
      site.lose();
      await click('[data-lab] button', 'Retry');
      await click('[data-lab] button:not([inert] *)', 'Press call button');
      await see('[data-lab] [aria-current=step]', 'Created');
      await click('[data-lab] button:not([inert] *)', 'Claim');
      await see('[data-lab] *', 'Sam Lee has taken your request.');
    });
  });
}
