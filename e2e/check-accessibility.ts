import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright-core';
import { hostSite } from '../verbs/static-host.ts';
import { routes } from './specification.ts';

// Goes through the whole built site and keeps the result for the statement on /markdown-page:
// `CHROME_PATH=… npx tsx e2e/check-accessibility.ts` after `npm run build`. Not part of `npm test`,
// since the date on the page must be the day somebody looked.

const require = createRequire(import.meta.url);
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const { version } = require('axe-core/package.json') as { version: string };
const file = fileURLToPath(new URL('../site/accessibility-check.json', import.meta.url));

const looks = {
  light: { width: 1440, dark: false },
  dark: { width: 1440, dark: true },
  phone: { width: 390, dark: false },
};

/** Every rule, the experimental and best-practice ones too, as in routes.test.ts. */
async function violationsOn(page: Page): Promise<string[]> {
  await page.waitForFunction(() => document.documentElement.dataset['hasHydrated'] === 'true');
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const found = await window.axe.run({ resultTypes: ['violations'] });
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
    );
  });
}

async function check(browser: Browser, baseUrl: string, look: keyof typeof looks) {
  const { width, dark } = looks[look];
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: dark ? 'dark' : 'light',
    bypassCSP: true,
  });
  if (dark) await context.addInitScript(() => localStorage.setItem('theme', 'dark'));
  const page = await context.newPage();
  let violations = 0;
  for (const route of [...routes, '/no-such-page']) {
    await page.goto(baseUrl + route, { waitUntil: 'load' });
    const found = await violationsOn(page);
    violations += found.length;
    for (const line of found) console.log(`${route} (${look}) ${line}`);
  }
  await context.close();
  return violations;
}

const build = process.env['SITE_BUILD'] ?? 'build';
const host = await hostSite(fileURLToPath(new URL(`../site/${build}`, import.meta.url)), 0);
const executablePath = process.env['CHROME_PATH'];
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
  ...(executablePath ? { executablePath } : {}),
});
const baseUrl = `http://localhost:${(host.address() as AddressInfo).port}`;
let violations = 0;
for (const look of ['light', 'dark', 'phone'] as const)
  violations += await check(browser, baseUrl, look);
await browser.close();
host.close();
host.closeAllConnections();

const result = {
  date: new Date().toISOString().slice(0, 10),
  pages: routes.length + 1,
  looks: Object.keys(looks).join(', '),
  checker: `axe-core ${version}`,
  violations,
};
writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
console.log(
  `${result.pages} pages (${result.looks}): ${violations} violations. Written to ${file}.`,
);
process.exit(violations === 0 ? 0 : 1);
