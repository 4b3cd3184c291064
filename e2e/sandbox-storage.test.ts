import { type Page, chromium, type BrowserContext } from 'playwright-core';
import { describe, expect, inject, it, afterEach } from 'vitest';
import {
  expectNoUncaughtErrors,
  baseUrl,
  collectErrors,
  openHydrated,
  goHydrated,
} from './browser.ts';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

expectNoUncaughtErrors();
endOwnBrowsers();

/** The name of the error that the browser throws on access to a storage. */
const storageError = (page: Page, storage: 'localStorage' | 'sessionStorage') =>
  page.evaluate((name) => {
    try {
      return `gives ${typeof globalThis[name]}`;
    } catch (cause) {
      return cause instanceof Error ? cause.name : '';
    }
  }, storage);

async function at(page: Page, path: string): Promise<Page> {
  await goHydrated(page, baseUrl + path);
  return page;
}

describe('a sandbox without storage', () => {
  it('runs with all site data blocked, by the setting of the browser', async () => {
    const context = await ownBrowser(siteDataBlocked);
    const page = await context.newPage();
    await at(page, '/docs/apis/call-for-help');
    expect(await storageError(page, 'localStorage')).toBe('SecurityError');
    expect(await storageError(page, 'sessionStorage')).toBe('SecurityError');
    const console = page.locator('[data-try-it="claimRequest"]');
    await console.getByRole('button', { name: 'Try it' }).click();
    await console.getByRole('button', { name: 'Send' }).click();
    await console.getByText('200 OK').waitFor();
    await page.locator('nav[aria-label="Docs sidebar"] a[href$="/category/lockers"]').click();
    await page.locator('main a[href="/docs/lockers/intro"]').first().click();
    const lab = page.locator('[data-lab]');
    await lab.getByRole('button', { name: 'Open lab' }).click();
    await lab.getByRole('button', { name: 'Load an order' }).click();
    await lab.getByText('201 Created').waitFor();
    // The checkboxes of a procedure work, too.
    await at(page, '/docs/curbside/usage');
    await page.getByRole('checkbox').nth(1).check();
    await page.getByText(/^1 of \d+ done$/).waitFor();
    await page.getByRole('button', { name: 'Start over' }).click();
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0);
  });

  it('accepts input with storage full', async () => {
    // The sandbox stores only the input of its console.
    const page = await openHydrated('/docs/apis/lockers');
    const full = await page.evaluate(() =>
      [localStorage, sessionStorage].map((storage) => {
        for (let size = 4 << 20; size >= 1; size = Math.floor(size / 2)) {
          try {
            for (let at = 0; ; at++) storage.setItem(`filled ${size} ${at}`, 'x'.repeat(size));
          } catch {
            // A smaller item fills the rest.
          }
        }
        try {
          storage.setItem('one', 'more');
          return 'has room';
        } catch (cause) {
          return cause instanceof Error ? cause.name : '';
        }
      }),
    );
    expect(full).toEqual(['QuotaExceededError', 'QuotaExceededError']);
    const console = page.locator('[data-try-it="commandCabinet"]');
    await console.getByRole('button', { name: 'Try it' }).click();
    await console.getByLabel(/^cabinet_id/).fill('24');
    await console.getByRole('button', { name: 'Send' }).click();
    await console.getByText('200 OK').waitFor();
    expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('draft');
  });
});

interface Settings {
  /** Contents of the `Preferences` file of the Chromium profile. */
  preferences?: Record<string, unknown>;
}

/** "Block all cookies": the browser then blocks all site data. */
const siteDataBlocked: Settings = {
  preferences: { profile: { default_content_setting_values: { cookies: 2 } } },
};

const closers: (() => Promise<void>)[] = [];

/** Starts a browser with its own profile; `endOwnBrowsers` closes it. */
async function ownBrowser({ preferences = {} }: Settings): Promise<BrowserContext> {
  const folder = mkdtempSync(join(tmpdir(), 'own-browser-'));
  mkdirSync(join(folder, 'Default'));
  writeFileSync(join(folder, 'Default', 'Preferences'), JSON.stringify(preferences));
  const executablePath = process.env['CHROME_PATH'];
  const context = await chromium.launchPersistentContext(folder, {
    args: inject('launchOptions').args,
    viewport: { width: 1440, height: 900 },
    ...(executablePath ? { executablePath } : {}),
  });
  collectErrors(context);
  closers.push(async () => {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return context;
}

/** Closes the browsers of each test; call it once per file that starts browsers. */
function endOwnBrowsers(): void {
  afterEach(async () => {
    for (const close of closers.splice(0)) await close();
  });
}
