import { describe, expect, it } from 'vitest';
import { open } from './browser.ts';

describe.each([
  ['light', false],
  ['dark', true],
])('a reader who asks for more contrast, %s', (_, dark) => {
  it('gets quiet words in full ink and lines that stand out', async () => {
    const [plain, more] = await Promise.all(
      (['no-preference', 'more'] as const).map(async (contrast) => {
        const page = await open('/docs/call-for-help/settings', {
          dark,
          context: { contrast, reducedMotion: 'reduce' },
        });
        return page.evaluate(() => {
          const style = (selector: string) => getComputedStyle(document.querySelector(selector)!);
          return {
            body: style('body').color,
            quiet: ['.breadcrumbs__link', '.table-of-contents li + li > a'].map(
              (selector) => style(selector).color,
            ),
            line: style('.navbar').borderBottomColor,
          };
        });
      }),
    );
    expect(plain!.quiet).not.toContain(plain!.body);
    expect(more!.quiet).toEqual([more!.body, more!.body]);
    expect(more!.line).not.toBe(plain!.line);
  });
});
