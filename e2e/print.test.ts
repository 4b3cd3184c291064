import { extractTextItems, type StructuredTextItem } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { open, openHydrated } from './browser.ts';

const withoutScripts = { context: { javaScriptEnabled: false } };

it('shows each sheet to print with its picture, and serves both files with their media types', async () => {
  const page = await open('/docs/curbside/resources', withoutScripts);
  const list = page.locator('ul.printables');
  const files = await list
    .getByRole('link')
    .evaluateAll((links: HTMLAnchorElement[]) => links.map((link) => link.href));
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const answer = await fetch(file);
    expect([file, answer.status]).toEqual([file, 200]);
    const type = file.endsWith('.pdf') ? 'application/pdf' : 'image/svg+xml';
    expect(answer.headers.get('content-type')).toBe(type);
    if (file.endsWith('.pdf')) expect((await answer.text()).slice(0, 5)).toBe('%PDF-');
  }
  const pictures = list.locator('img[loading=lazy][width][height]');
  expect(await pictures.count()).toBe(await list.getByRole('listitem').count());
  await pictures.first().scrollIntoViewIfNeeded();
  await page.waitForFunction(
    () => (document.querySelector<HTMLImageElement>('ul.printables img')?.naturalWidth ?? 0) > 0,
  );
});

describe('a printed page', () => {
  const chrome =
    '.navbar, .footer, .theme-doc-sidebar-container, .pagination-nav, .hash-link, [class*=skipToContent]';

  it('hides navigation, expands collapsed content and prints no URL of the site', async () => {
    const page = await open('/docs/troubleshooting', withoutScripts);
    await page.emulateMedia({ media: 'print' });
    for (const part of await page.locator(chrome).all()) expect(await part.isVisible()).toBe(false);
    const folded = page.locator('main details.alert:not([open])');
    expect(await folded.count()).toBeGreaterThan(0);
    const shown = await folded
      .locator('td')
      .evaluateAll((all) => all.map((one) => one.checkVisibility()));
    expect(shown.length).toBeGreaterThan(0);
    expect(shown).not.toContain(false);
    const printed = await page
      .locator('.markdown a[href^="/docs/"]')
      .evaluateAll((all) => all.map((link) => getComputedStyle(link, '::after').content));
    expect(new Set(printed)).toEqual(new Set(['none']));
  });

  it.each([
    ['/', '[data-search-door]'],
    ['/markdown-page', '[data-store-pack]'],
    ['/docs/support', 'details:has([data-lab])'],
  ])('leaves out of %s what only a screen can do: %s', async (path, control) => {
    const page = await open(path);
    const found = page.locator(control).first();
    expect(await found.isVisible()).toBe(true);
    await page.emulateMedia({ media: 'print' });
    // Its rule comes with the full style sheet, after the first frame.
    await found.waitFor({ state: 'hidden' });
  });

  it('numbers external links, and lists each URL once at the end', async () => {
    const page = await open('/docs/apis/webhooks', withoutScripts);
    const list = page.locator('.markdown > .notes:last-child');
    expect(await list.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await list.isVisible()).toBe(true);
    const addresses = await list.locator('li').allInnerTexts();
    expect(new Set(addresses).size).toBe(addresses.length);
    const noted = await page.locator('.markdown a[href^="http"]').evaluateAll((all) =>
      all.map((link) => {
        const note = getComputedStyle(link, '::after').content.replaceAll('"', '');
        return [link.getAttribute('href'), Number(note)] as const;
      }),
    );
    expect(noted).toEqual(noted.map(([href]) => [href, addresses.indexOf(href!) + 1]));
    expect(new Set(noted.map(([, note]) => note)).size).toBe(addresses.length);
  });

  it('has the type and colors of paper in the dark mode too', async () => {
    const page = await openHydrated('/docs/category/radio');
    const looks = async (theme: string) => {
      await page.evaluate((to) => (document.documentElement.dataset['theme'] = to), theme);
      const parts = page.locator('html, main h2, main p');
      return parts.evaluateAll((all) =>
        all.map((part) => {
          const { fontSize, color, colorScheme } = getComputedStyle(part);
          return [fontSize, color, colorScheme];
        }),
      );
    };
    const screen = await looks('light');
    await page.emulateMedia({ media: 'print' });
    const paper = await looks('light');
    expect(paper).not.toEqual(screen);
    expect(await looks('dark')).toEqual(paper);
  });

  it('has margins, and no overlapping text', async () => {
    const page = await openHydrated('/docs/lockers/intro');
    expect(await page.evaluate(pageMargins)).toEqual(['16mm 16mm 18mm']);
    const file = await page.pdf({ preferCSSPageSize: true });
    const { items: sheets } = await extractTextItems(new Uint8Array(file));
    expect(sheets.length).toBeGreaterThan(1);
    expect(sheets.flat().length).toBeGreaterThan(20);
    expect(sheets.map(overlaps)).toEqual(sheets.map(() => []));
  });

  it('divides no card, and no paragraph that leads to a table or a list', async () => {
    for (const path of ['/docs/call-for-help/call-buttons', '/docs/category/radio']) {
      const page = await openHydrated(path);
      const wholes = await page
        .locator('.markdown p:has(+ :is(ol, ul, .table-scroller)), article.col')
        .allTextContents();
      const { items } = await extractTextItems(new Uint8Array(await page.pdf({ format: 'A4' })));
      const sheets = items.map((texts) => withoutSpaces(texts.map(({ str }) => str).join('')));
      expect(wholes.length).toBeGreaterThan(3);
      const isOnOne = (text: string) => sheets.some((sheet) => sheet.includes(withoutSpaces(text)));
      expect(wholes.filter((text) => !isOnOne(text))).toEqual([]);
    }
  });

  it('shows each sample of the API reference in all languages, under their names', async () => {
    const page = await open('/docs/apis/lockers', withoutScripts);
    await page.emulateMedia({ media: 'print' });
    const samples = page.locator('.reference-samples').first().locator('.reference-sample');
    const shown = await samples.evaluateAll((all) =>
      all.map((one) => [one.checkVisibility(), getComputedStyle(one, '::before').content]),
    );
    expect(shown).toContainEqual([true, '"curl"']);
    expect(shown).toContainEqual([true, '"C#"']);
    expect(shown.length).toBeGreaterThan(5);
    expect(shown.every(([isSeen]) => isSeen)).toBe(true);
  });
});

/** Overlapping texts of a sheet, except neighbors on one line and adjacent lines. */
function overlaps(sheet: StructuredTextItem[]): string[] {
  const texts = sheet.filter(({ str, width }) => str.trim() !== '' && width > 1);
  return texts.flatMap((one, index) =>
    texts.slice(index + 1).flatMap((other) => {
      const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
      const isOn =
        width > 2 && Math.abs(one.y - other.y) < Math.min(one.fontSize, other.fontSize) * 0.55;
      return isOn ? [`"${one.str.slice(0, 40)}" and "${other.str.slice(0, 40)}"`] : [];
    }),
  );
}

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');

/** The page margins of the style sheets. */
function pageMargins(): string[] {
  const within = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSPageRule) return [rule.style.margin];
      return 'cssRules' in rule ? within(rule.cssRules as CSSRuleList) : [];
    });
  return [...document.styleSheets].flatMap((sheet) => within(sheet.cssRules));
}
