import { readFile, writeFile } from 'node:fs/promises';
import { chromium, type Page } from 'playwright-core';

/**
 * Draws the icons that are kept in static/img. Run it after a change of favicon.svg:
 * `npx tsx art/render.mts` in site/. The variable CHROMIUM names a browser other than the one
 * playwright-core has installed. Social cards are drawn by plugins/social-cards in each build.
 */
const file = (name: string) => new URL(`../static/${name}`, import.meta.url);

const browser = await chromium.launch({
  ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
const icon = await readFile(file('img/favicon.svg'), 'utf8');
const squareIcon = icon.replace(' rx="7"', '');

await save('img/icon-192.png', await drawn(page, icon, 192, 192));
await save('img/icon-512.png', await drawn(page, icon, 512, 512));
// A launcher cuts its own shape out of these: all that matters lies within the middle 80 %.
await save('img/icon-maskable-192.png', await drawn(page, maskable(icon), 192, 192));
await save('img/icon-maskable-512.png', await drawn(page, maskable(icon), 512, 512));
await save('img/apple-touch-icon.png', await drawn(page, squareIcon, 180, 180));
await save('img/favicon.ico', ico(await drawn(page, icon, 32, 32)));
await browser.close();

async function drawn(on: Page, markup: string, width: number, height: number): Promise<Buffer> {
  await on.setViewportSize({ width, height });
  await on.setContent(`<style>*{margin:0}svg{display:block;width:100vw}</style>${markup}`);
  return on.screenshot({ omitBackground: true });
}

/** The drawing with room on all sides, so that a circle cut out of it holds the whole sign. */
function maskable(markup: string): string {
  return markup
    .replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"')
    .replace('<rect width="32" height="32" rx="7"', '<rect x="-4" y="-4" width="40" height="40"');
}

/** An ICO file is a directory of one entry, then the PNG as it is. */
function ico(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

async function save(name: string, content: Buffer): Promise<void> {
  await writeFile(file(name), content);
  console.log(`${name}: ${content.length} bytes`);
}
