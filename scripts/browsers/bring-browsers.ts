import { bringChromium, bringHeadlessShell } from './chromium.ts';
import { bringFirefox } from './firefox.ts';
import { bringWebKit } from './webkit.ts';

/** The browsers of this machine. */
export interface Browsers {
  /** What the tests read to start them. */
  env: Record<string, string>;
  /** Why an engine is not to be had: a sentence that names it, the reason and the cure. */
  missing: string[];
}

/**
 * Finds or brings every browser that this machine can have. Without a Chromium, or where a variable
 * names none, it says so and ends the process.
 */
export function bringBrowsers(): Browsers {
  try {
    const browsers: Browsers = { env: { CHROME_PATH: bringChromium() }, missing: [] };
    const shell = bringHeadlessShell();
    if (shell) browsers.env['HEADLESS_SHELL_PATH'] = shell;
    for (const [name, bring] of Object.entries({ Firefox: bringFirefox, WebKit: bringWebKit })) {
      const brought = bring();
      if (brought.missing === undefined) Object.assign(browsers.env, brought.env);
      else browsers.missing.push(`${name} was not tried: ${brought.missing}`);
    }
    return browsers;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
