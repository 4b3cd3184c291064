import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { baseUrl, blank, closePage, hydrated, keptPage } from './browser.ts';

// What readers see, coarsely: the mean color of every square of a window, kept in a file. Letters and the version of the
// browser hardly show in it; a black square, a missing sign or another ground do. `npm run fix screens` keeps new ones.

const FILE = new URL('screens.json', import.meta.url);
const isRenewed = process.env['RENEW_SCREENS'] !== undefined;

const paths = [
  '/',
  '/markdown-page',
  '/docs/no-such-page',
  '/docs/intro',
  '/docs/troubleshooting',
  '/docs/support',
  '/docs/category/radio',
  '/docs/call-for-help/call-buttons',
  '/docs/lockers/intro',
  '/docs/radio/troubleshooting',
  '/docs/apis/webhooks',
  '/docs/apis/lockers',
];
const looks = [
  { width: 1440, height: 900, square: 45, dark: false },
  { width: 390, height: 840, square: 30, dark: true },
];
/** Headings of the second level that the window is scrolled to, as shares of all; the first is the top of the page. */
const places = [0, 0.5, 1];

/** Steps of 17 by which a square may differ from what was there or, where lines wrap by another letter, beside it. */
const TOLERANCE = 3;

const kept = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string>;
const seen: Record<string, string> = {};
let canvas: Page;

beforeAll(async () => {
  canvas = await keptPage();
});
afterAll(async () => {
  await closePage(canvas);
  if (isRenewed) writeFileSync(FILE, `${JSON.stringify(seen, null, 2)}\n`);
});

for (const { width, height, square, dark } of looks) {
  it.each(paths)(`looks as it did at ${width} px, ${dark ? 'dark' : 'light'}: %s`, async (path) => {
    const context = {
      viewport: { width, height },
      reducedMotion: 'reduce',
      bypassCSP: true,
    } as const;
    const page = await blank({ dark, context });
    await page.goto(baseUrl + path, { waitUntil: 'load' });
    await hydrated(page);
    await page.evaluate(async () => void (await document.fonts.ready));
    // Its date is that of the last commit.
    await page.addStyleTag({ content: '.theme-doc-footer { visibility: hidden }' });
    for (const place of places) {
      await scrollTo(page, place);
      const name = `${path} ${width} ${place}`;
      const picture = (await page.screenshot()).toString('base64');
      const is = (seen[name] = await squares(picture, width / square, height / square));
      if (!isRenewed) expect(differences(kept[name] ?? '', is, width / square), name).toEqual([]);
    }
  });
}

/** Again and again, because what is above is laid out only on the way there. */
async function scrollTo(page: Page, place: number): Promise<void> {
  for (let pass = 0; pass < (place ? 3 : 1); pass += 1) {
    await page.evaluate((share) => {
      const headings = [...document.querySelectorAll('main h2')];
      const heading = headings[Math.round(share * (headings.length - 1))];
      if (share === 0 || !heading) window.scrollTo(0, 0);
      else heading.scrollIntoView();
    }, place);
    await page.waitForTimeout(60);
  }
}

/** The mean color of each square, row by row: three hexadecimal digits each. */
const squares = (picture: string, columns: number, rows: number): Promise<string> =>
  canvas.evaluate(
    async ([data, across, down]) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes]));
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
      context.drawImage(image, 0, 0);
      const size = image.width / across;
      const colors = Array.from({ length: across * down }, (_, place) => {
        const [x, y] = [(place % across) * size, Math.floor(place / across) * size];
        const { data: own } = context.getImageData(x, y, size, size);
        const sums = [0, 0, 0];
        for (let at = 0; at < own.length; at += 1) if (at % 4 < 3) sums[at % 4]! += own[at]!;
        return sums.map((sum) => Math.round(sum / (own.length / 4) / 17).toString(16)).join('');
      });
      return colors.join('');
    },
    [picture, columns, rows] as const,
  );

/** The squares that look otherwise. */
function differences(was: string, is: string, columns: number): string[] {
  if (was.length !== is.length) return ['no picture of it is kept'];
  const colorAt = (squares: string, at: number) => squares.slice(at * 3, at * 3 + 3);
  const isNear = (one: string, other: string) =>
    other !== '' &&
    [0, 1, 2].every((part) => Math.abs(step(one, part) - step(other, part)) <= TOLERANCE);
  const around = [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x) => y * columns + x));
  return Array.from({ length: is.length / 3 }, (_, at) => at)
    .filter(
      (at) => !around.some((by) => isNear(colorAt(is, at), colorAt(was, Math.max(0, at + by)))),
    )
    .map(
      (at) =>
        `row ${Math.floor(at / columns)}, column ${at % columns}: #${colorAt(was, at)} is #${colorAt(is, at)}`,
    );
}

const step = (color: string, part: number) => Number.parseInt(color[part]!, 16);
