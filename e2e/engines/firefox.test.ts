import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtFolder } from '../built-site.ts';
import { startFirefox } from './firefox.ts';
import { journeys } from './journeys.ts';
import { readerIn } from './reader.ts';
import { openSite, type Site } from './site.ts';
import type { Engine } from './tab.ts';

const program = process.env['FIREFOX_PATH'];

journeys('Firefox', program, () => startFirefox(program ?? ''));

/** "Block all cookies" in the settings of Firefox, which blocks every storage with them. */
const siteDataBlocked = { 'network.cookie.cookieBehavior': 2 };

describe.skipIf(!program)('Firefox with site data blocked', () => {
  let engine: Engine;
  let site: Site;
  beforeAll(async () => {
    engine = await startFirefox(program ?? '', siteDataBlocked);
    site = await openSite(builtFolder(process.env['SITE_BUILD'] ?? 'build'));
  });
  afterAll(async () => {
    site?.close();
    await engine?.close();
  });

  it('Firefox: plays a lab and sends from the console with all site data blocked', async () => {
    const { tab, open, click, see } = readerIn(await engine.openTab(), site.url);
    await open('/docs/call-for-help/intro');
    const answers = await tab.run(() =>
      (['localStorage', 'sessionStorage'] as const).map((storage) => {
        try {
          return `gives ${typeof globalThis[storage]}`;
        } catch (cause) {
          return cause instanceof Error ? cause.name : '';
        }
      }),
    );
    expect(answers).toEqual(['SecurityError', 'SecurityError']);
    await click('[data-lab] button', 'Open lab');
    await click('[data-lab] button:not([inert] *)', 'Press call button');
    await see('[data-lab] [aria-current=step]', 'Created');
    await open('/docs/apis/call-for-help');
    await click('[data-try-it="claimRequest"] button', 'Try it');
    await click('[data-try-it="claimRequest"] button', 'Send');
    await see('[data-try-it="claimRequest"] *', '200 OK');
    expect(await tab.faults()).toEqual([]);
  });
});
