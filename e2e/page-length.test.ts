import { expect, it } from 'vitest';
import { baseUrl, open } from './browser.ts';

/** Screens of a page from its first line to its last, without the bars around it. */
const most = [
  ['a desk', 1440, 900, 10],
  ['a phone', 390, 844, 16],
] as const;

/** Pages that are generated from the documents of the APIs. */
const GENERATED = /\/docs\/apis\/(?!webhooks)/;

it.each(most)(
  'has no page of more screens than it should, on %s',
  async (_, width, height, limit) => {
    const sitemap = await (await fetch(`${baseUrl}/sitemap.xml`)).text();
    const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)]
      .map(([, address]) => new URL(address!).pathname)
      .filter((path) => path.startsWith('/docs/') && !GENERATED.test(path));
    expect(paths.length).toBeGreaterThan(40);
    const page = await open(paths[0]!, { width, context: { viewport: { width, height } } });
    const long: string[] = [];
    for (const path of paths) {
      await page.goto(baseUrl + path);
      // Parts that are laid out only when they come near have a guessed height before.
      await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
      const screens = await page.evaluate(
        () => document.querySelector('main')!.getBoundingClientRect().height / innerHeight,
      );
      if (screens > limit)
        long.push(`${path} has ${screens.toFixed(1)} screens, ${limit} at most.`);
    }
    console.log(`Page length at ${width} px: ${paths.length} pages looked at`);
    expect(long).toEqual([]);
  },
  // Some fifty pages, one after the other.
  300_000,
);
