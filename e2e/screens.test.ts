import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pixelmatch from 'pixelmatch';
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closePage, idle, longLivedPage, openHydrated } from './browser.ts';

// Compares screenshots at a fifth of their size with baselines: text hardly matters in them; a black square, a missing
// icon or another background does. `npm run fix screens` writes new baselines: look at them.

const BASELINES = fileURLToPath(new URL('screens', import.meta.url));
const SEEN = join(tmpdir(), 'screens');
const isRenewed = process.env['RENEW_SCREENS'] !== undefined;

const desk = { width: 1440, height: 900, dark: false };
const phone = { width: 390, height: 840, dark: true };
const looks = [
  ['/', desk],
  ['/', phone],
  ['/docs/no-such-page', phone],
  ['/docs/troubleshooting', desk],
  ['/docs/category/radio', desk],
  ['/docs/call-for-help/call-buttons', desk],
  ['/docs/lockers/intro', phone],
  ['/docs/apis/lockers', desk],
] as const;
/** Scroll positions, as fractions of the h2 headings; the first is the top of the page. */
const places = [0, 0.5, 1];

/** The downscaling factor in both directions, which turns text into gray. */
const REDUCED = 5;
/** The tolerated color difference, of 1, because text wraps differently in other builds of Chromium. */
const THRESHOLD = 0.1;
/** The tolerated number of pixels beyond it. */
const TOLERANCE = 12;

let canvas: Page;

beforeAll(async () => {
  canvas = await longLivedPage();
  for (const folder of [BASELINES, SEEN]) mkdirSync(folder, { recursive: true });
});
afterAll(() => closePage(canvas));

it.each(looks)('matches its baseline: %s in %o', async (path, { width, height, dark }) => {
  const context = { viewport: { width, height }, reducedMotion: 'reduce' } as const;
  const page = await openHydrated(path, { dark, context });
  await page.evaluate(async () => void (await document.fonts.ready));
  // The date of the last commit, and the size of the build.
  await page.addStyleTag({
    content:
      '.theme-doc-footer, [data-store-pack] :is([class^=size_], [class^=total_]) { visibility: hidden }',
  });
  const camera = await page.context().newCDPSession(page);
  const shots: string[] = [];
  for (const place of places) {
    await scrollTo(page, place);
    shots.push(await settled(camera));
  }
  const file = `${path.replaceAll(/\W+/g, '-').slice(1) || 'home'} ${width}.webp`;
  const size = [width / REDUCED, height / REDUCED] as const;
  const seen = await sideBySide(shots, ...size);
  writeFileSync(join(isRenewed ? BASELINES : SEEN, file), Buffer.from(seen, 'base64'));
  if (isRenewed) return;
  const was = await windowsOf(readFileSync(join(BASELINES, file)).toString('base64'), ...size);
  const is = await windowsOf(seen, ...size);
  const differing = places.map((_, place) =>
    pixelmatch(was[place]!, is[place]!, undefined, ...size, { threshold: THRESHOLD }),
  );
  expect(Math.max(...differing), join(SEEN, file)).toBeLessThanOrEqual(TOLERANCE);
});

/** Repeatedly, because content above is laid out while scrolling. */
async function scrollTo(page: Page, place: number): Promise<void> {
  for (let pass = 0; pass < (place ? 3 : 1); pass += 1) {
    await page.evaluate((share) => {
      const headings = [...document.querySelectorAll('main h2')];
      const heading = headings[Math.round(share * (headings.length - 1))];
      if (share === 0 || !heading) window.scrollTo(0, 0);
      else heading.scrollIntoView();
    }, place);
    await idle(page);
  }
}

/** Takes screenshots until two are equal, so that rendering is complete. */
async function settled(camera: CDPSession): Promise<string> {
  let [was, is] = ['', ''];
  // Playwright's own method optimizes the compression, which takes longer than everything else.
  do {
    was = is;
    is = (await camera.send('Page.captureScreenshot', { optimizeForSpeed: true })).data;
  } while (was !== is);
  return is;
}

/** Downscaled screenshots in one picture. */
const sideBySide = (shots: string[], width: number, height: number): Promise<string> =>
  canvas.evaluate(
    async ([all, across, down]) => {
      const board = new OffscreenCanvas(across * all.length, down);
      const context = board.getContext('2d')!;
      context.imageSmoothingQuality = 'high';
      for (const [place, shot] of all.entries()) {
        const image = await createImageBitmap(await (await fetch(shot)).blob());
        context.drawImage(image, across * place, 0, across, down);
      }
      // Quality 1 is lossless.
      const picture = await board.convertToBlob({ type: 'image/webp', quality: 1 });
      return btoa(String.fromCharCode(...new Uint8Array(await picture.arrayBuffer())));
    },
    [shots.map((shot) => `data:image/png;base64,${shot}`), width, height] as const,
  );

/** The RGBA pixels of each screenshot in a combined picture. */
async function windowsOf(picture: string, width: number, height: number): Promise<Uint8Array[]> {
  const windows = await canvas.evaluate(
    async ([url, across, down]) => {
      const image = await createImageBitmap(await (await fetch(url)).blob());
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
      context.drawImage(image, 0, 0);
      return Array.from({ length: image.width / across }, (_, place) => {
        const { data } = context.getImageData(across * place, 0, across, down);
        let bytes = '';
        for (const byte of data) bytes += String.fromCharCode(byte);
        return btoa(bytes);
      });
    },
    [`data:image/webp;base64,${picture}`, width, height] as const,
  );
  return windows.map((bytes) => new Uint8Array(Buffer.from(bytes, 'base64')));
}
