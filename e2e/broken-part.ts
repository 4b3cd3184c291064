import type { Page } from 'playwright-core';

interface BrokenPart {
  /** How many of the words the scripts of the page held, so that a test knows that it broke something. */
  found: () => number;
  /** Lets the part work from now on. */
  mend: () => Promise<void>;
}

/**
 * Makes each part of a page with a text that begins with such words throw where it says them, in the scripts that the page
 * loads from now on: as a mistake of ours would, after the HTML has come whole.
 */
export async function breakPart(page: Page, ...words: string[]): Promise<BrokenPart> {
  const found = new Set<string | undefined>();
  const signs = ['"', "'", '`'];
  const literal = new RegExp(
    signs
      .map((sign) => `${sign}(?:${words.map(escaped).join('|')})[^${sign}\\n]*${sign}`)
      .join('|'),
    'g',
  );
  await page.addInitScript(() => Object.assign(window, { isBroken: true }));
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const script = (await response.text()).replaceAll(literal, (text) => {
      found.add(words.find((one) => text.startsWith(one, 1)));
      return `(window.isBroken?(()=>{throw Error("A screw is loose.")})():${text})`;
    });
    await route.fulfill({ response, body: script });
  });
  return {
    found: () => found.size,
    mend: () => page.evaluate(() => void Object.assign(window, { isBroken: false })),
  };
}

const escaped = (text: string) => text.replaceAll(/[[\]()^$.*+?{}|\\]/g, '\\$&');
