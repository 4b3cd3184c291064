import { median, printTable } from '../figures.ts';
import { openChromium } from '../open-chromium.ts';
import { edits, makeEdit, openPage, stateOf } from './edits.ts';
import { startDevelopment } from './start-dev.ts';

// Hot reload latency of `npm run dev`: the time from saving a file until the open page shows the change, and whether
// open details, typed text and the scroll position survive. `npm run bench -- authors`, about two minutes.

const EDITS = 5;
/** Time for the servers to restart and the page to settle, in milliseconds. */
const SETTLE_TIME = 5_000;

const development = await startDevelopment();
const browser = await openChromium();
const rows: string[][] = [];
const lost: string[] = [];
try {
  for (const edit of edits) {
    const page = await openPage(browser, development.site, edit);
    await page.waitForTimeout(SETTLE_TIME);
    const left = await stateOf(page, edit);
    const times: Record<string, number>[] = [];
    for (let number = 1; number <= EDITS; number += 1) {
      times.push(await makeEdit(development, page, edit, number));
      await page.waitForTimeout(SETTLE_TIME);
      const found = await stateOf(page, edit);
      for (const key of Object.keys(left) as (keyof typeof left)[])
        if (found[key] !== left[key])
          lost.push(`${edit.what}, edit ${number}: ${key} was ${left[key]}, and is ${found[key]}`);
    }
    await page.close();
    for (const place of Object.keys(edit.places)) {
      const seconds = times.map((one) => one[place]!);
      rows.push([
        edit.what,
        place,
        median(seconds).toFixed(1),
        Math.max(...seconds).toFixed(1),
        JSON.stringify(development.starts()),
      ]);
    }
  }
} finally {
  await browser.close();
  await development.stop();
}
console.log(`${EDITS} edits each, seconds until the open page shows them`);
printTable(['edited', 'seen in', 'median', 'longest', 'servers started so far'], rows);
for (const sentence of lost) console.log(`✗ ${sentence}`);
console.log(`${lost.length} things were lost`);
process.exit(lost.length > 0 ? 1 : 0);
