import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from 'playwright-core';
import { hostSite } from '../hosting/static-host.ts';
import { routes } from './specification.ts';
import { violations } from './violations.ts';

// Checks every page of the built site and stores the result for the statement on /markdown-page:
// `CHROME_PATH=… npx tsx e2e/check-accessibility.ts` after `npm run build`. Not part of `npm test`,
// because the date on the page must be the day of a deliberate check.

const require = createRequire(import.meta.url);
const { version } = require('axe-core/package.json') as { version: string };
const file = fileURLToPath(new URL('../site/content/accessibility-check.json', import.meta.url));

const looks = {
  light: { width: 1440, dark: false },
  dark: { width: 1440, dark: true },
  phone: { width: 390, dark: false },
};

async function check(browser: Browser, baseUrl: string, look: keyof typeof looks) {
  const { width, dark } = looks[look];
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: dark ? 'dark' : 'light',
    bypassCSP: true,
  });
  if (dark) await context.addInitScript(() => localStorage.setItem('theme', 'dark'));
  const page = await context.newPage();
  let broken = 0;
  for (const route of [...routes, '/no-such-page']) {
    await page.goto(baseUrl + route, { waitUntil: 'load' });
    await page.waitForFunction(() => document.documentElement.dataset['hasHydrated'] === 'true');
    // Without layout, skipped content has a wrong position and overlaps other text.
    await page.evaluate(() => delete document.documentElement.dataset['arrival']);
    const found = await violations(page);
    broken += found.length;
    for (const line of found) console.log(`${route} (${look}) ${line}`);
  }
  await context.close();
  return broken;
}

const build = process.env['SITE_BUILD'] ?? 'build';
const host = await hostSite(fileURLToPath(new URL(`../site/${build}`, import.meta.url)), 0);
const executablePath = process.env['CHROME_PATH'];
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
  ...(executablePath ? { executablePath } : {}),
});
const baseUrl = `http://localhost:${(host.address() as AddressInfo).port}`;
let broken = 0;
for (const look of ['light', 'dark', 'phone'] as const)
  broken += await check(browser, baseUrl, look);
await browser.close();
host.close();
host.closeAllConnections();

const result = {
  date: new Date().toISOString().slice(0, 10),
  pages: routes.length + 1,
  looks: Object.keys(looks).join(', '),
  checker: `axe-core ${version}`,
  violations: broken,
};
writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
console.log(`${result.pages} pages (${result.looks}): ${broken} violations. Written to ${file}.`);
process.exit(broken === 0 ? 0 : 1);
