import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { builtFolder } from '../built-site.ts';
import { readerIn, type Reader } from './reader.ts';
import { openSite, type Site } from './site.ts';
import type { Engine } from './tab.ts';

/** One page of each kind, and the heading it bears. */
const pages = {
  home: ['/', 'Set up, run and connect your'],
  guide: ['/docs/call-for-help/settings', 'Call for Help settings'],
  category: ['/docs/category/lockers', 'Lockers'],
  'API reference': ['/docs/apis/lockers', 'Lockers API'],
  Markdown: ['/markdown-page', 'About these docs'],
  'not-found': ['/docs/nowhere', 'Page not found'],
  'sheets to print': ['/docs/curbside/resources', 'Curbside resources'],
} as const;

/** The widest phone, and wider than the narrowest window of WebKit's own browser. */
const PHONE = 480;
const DESKTOP = 1440;

/** A reader's journeys, the same in every browser. */
export function journeys(name: string, program: string | undefined, start: () => Promise<Engine>) {
  let engine: Engine;
  let site: Site;
  let reader: Reader;
  let forgiven: RegExp | undefined;

  /** A reader in a tab that knows nothing of any other. */
  const come = async (width = DESKTOP) => {
    const tab = await engine.openTab();
    await tab.resize(width, 900);
    reader = readerIn(tab, site.url);
    return reader;
  };
  const leave = () => reader.tab.close();
  const expectNoFaults = async () => expect(await reader.tab.faults()).toEqual([]);

  describe.skipIf(!program)(name, () => {
    beforeAll(async () => {
      engine = await start();
      site = await openSite(builtFolder(process.env['SITE_BUILD'] ?? 'build'), engine.listener);
    });
    afterAll(async () => {
      site?.close();
      await engine?.close();
    });

    describe('a page of each kind', () => {
      beforeAll(async () => {
        await come();
      });
      afterEach(expectNoFaults);
      afterAll(leave);

      it.each(Object.entries(pages))(`${name}: shows the %s page`, async (_, [path, heading]) => {
        const { open, see, tab } = reader;
        await open(path);
        await see('h1', heading);
        expect(
          await tab.run(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ),
        ).toBe(0);
      });
    });

    describe('a journey', () => {
      beforeEach(async () => {
        forgiven = undefined;
        await come();
      });
      afterEach(async () => {
        site.lose();
        const faults = await reader.tab.faults();
        await leave();
        expect(faults.filter((fault) => !forgiven?.test(fault))).toEqual([]);
      });

      it(`${name}: tells of an uncaught error and of a script that the policy refuses`, async () => {
        const { open, tab } = reader;
        forgiven = /own fault|content-security-policy/i;
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
        const told = (await tab.faults()).join();
        expect(told).toMatch(/own fault/);
        expect(told).toMatch(/content-security-policy/i);
      });

      it(`${name}: searches by keyboard and arrives at the section, its words marked`, async () => {
        const { open, click, type, see, press, until } = reader;
        await open('/docs/support');
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
      });

      it(`${name}: goes to the next page and back without a reload`, async () => {
        const { open, click, see, tab } = reader;
        await open('/docs/intro');
        await see('h1', 'Introduction');
        await tab.run(() => Object.assign(window, { stayed: true }) && undefined);
        await click('.pagination-nav__link--next');
        await see('h1', 'Requirements');
        await tab.run(() => history.back());
        await see('h1', 'Introduction');
        expect(await tab.run(() => 'stayed' in window)).toBe(true);
      });

      it(`${name}: keeps the dark mode that the reader chose`, async () => {
        const { open, click, tab } = reader;
        const choice = () => tab.run(() => document.documentElement.dataset['themeChoice']);
        await open('/docs/intro');
        for (let presses = 0; presses < 3 && (await choice()) !== 'dark'; presses += 1)
          await click('.navbar__items--right button[aria-label*="mode"]');
        await open('/docs/support');
        expect(await choice()).toBe('dark');
        const ground = await tab.run(() => getComputedStyle(document.body).backgroundColor);
        expect(Number(/\d+/.exec(ground)?.[0])).toBeLessThan(60);
      });

      it(`${name}: leads a phone through its menu to another page`, async () => {
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

      it(`${name}: sends a request from the console and shows the answer`, async () => {
        const { open, click, see } = reader;
        await open('/docs/apis/call-for-help');
        await click('[data-try-it="claimRequest"] button', 'Try it');
        await click('[data-try-it="claimRequest"] button', 'Send');
        await see('[data-try-it="claimRequest"] *', '200 OK');
      });

      it(`${name}: plays the life of a request in its lab`, async () => {
        const { open, click, see } = reader;
        await open('/docs/call-for-help/intro');
        await click('[data-lab] button', 'Open lab');
        await click('[data-lab] button:not([inert] *)', 'Press call button');
        await see('[data-lab] [aria-current=step]', 'Created');
        await click('[data-lab] button:not([inert] *)', 'Claim');
        await see('[data-lab] *', 'Sam Lee has taken your request.');
      });

      it(`${name}: offers Retry where the script of the page was lost, and goes on with it`, async () => {
        const { tab, see, click, until } = reader;
        site.lose(/\/assets\/js\/main\./);
        await tab.goTo(`${site.url}/docs/support`);
        await see('h1', 'Get support');
        await see('.load-failure button', 'Retry');
        site.lose();
        await click('.load-failure button', 'Retry');
        await until('React', () => document.documentElement.dataset['hasHydrated'] === 'true');
      });

      it(`${name}: offers Retry where a lab was lost, and opens it then`, async () => {
        const { open, see, click } = reader;
        await open('/docs/call-for-help/intro');
        site.lose(/\/assets\/js\//);
        await click('[data-lab] button', 'Open lab');
        await see('[data-lab] button', 'Retry');
        site.lose();
        await click('[data-lab] button', 'Retry');
        await see('[data-lab] button:not([inert] *)', 'Press call button');
      });
    });
  });
}
