import { describe, expect, it } from 'vitest';
import { baseUrl, blank } from './browser.ts';
import { routes } from './specification.ts';

/** Six sizes, that of signs, the lead below one, and what single parts may add. */
const MOST = 10;

/** The sizes of the words of a page in pixels, each with some of its words. Figures are drawn to scale. */
function sizes(): Record<string, string> {
  const found: Record<string, string> = {};
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('svg, script, style, noscript, template')) continue;
    const words = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent?.trim())
      .join(' ')
      .trim();
    if (words) found[getComputedStyle(element).fontSize] ??= words.slice(0, 40);
  }
  return found;
}

describe('the type of every page', () => {
  it(`has at most ${MOST} sizes`, { timeout: 120_000 }, async () => {
    const page = await blank({ width: 1440, context: { javaScriptEnabled: false } });
    for (const route of routes) {
      await page.goto(baseUrl + route, { waitUntil: 'load' });
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        const found = await page.evaluate(sizes);
        expect(
          Object.keys(found).length,
          `${route} at ${width}: ${JSON.stringify(found)}`,
        ).toBeGreaterThan(3);
        expect(
          Object.keys(found).length,
          `${route} at ${width}: ${JSON.stringify(found)}`,
        ).toBeLessThanOrEqual(MOST);
      }
    }
  });
});
