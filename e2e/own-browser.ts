import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from 'playwright-core';
import { afterEach } from 'vitest';
import { watch } from './browser.ts';
import { chromiumArguments } from './start-chromium.ts';

export interface Settings {
  /** As Chromium keeps them for a person, in the file `Preferences`. */
  preferences?: Record<string, unknown>;
}

/** "Block all cookies": the browser then refuses every kind of site data. */
export const siteDataBlocked: Settings = {
  preferences: { profile: { default_content_setting_values: { cookies: 2 } } },
};

const ends: (() => Promise<void>)[] = [];

/** Starts a browser with a profile of its own; `endOwnBrowsers` ends it. */
export async function ownBrowser({ preferences = {} }: Settings): Promise<BrowserContext> {
  const folder = mkdtempSync(join(tmpdir(), 'own-browser-'));
  mkdirSync(join(folder, 'Default'));
  writeFileSync(join(folder, 'Default', 'Preferences'), JSON.stringify(preferences));
  const executablePath = process.env['CHROME_PATH'];
  const context = await chromium.launchPersistentContext(folder, {
    args: chromiumArguments,
    viewport: { width: 1440, height: 900 },
    ...(executablePath ? { executablePath } : {}),
  });
  watch(context);
  ends.push(async () => {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return context;
}

/** Ends the browsers of a test; call it once in a file that starts some. */
export function endOwnBrowsers(): void {
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
  });
}
