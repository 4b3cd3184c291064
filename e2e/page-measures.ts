import type { Page } from 'playwright-core';

// What is measured on each page by routes.test.ts, which opens all of them once.

/** A page as it is laid out in its window. */
interface Measures {
  /** The sizes of its words in pixels, each with some of its words. Figures are drawn to scale. */
  sizes: Record<string, string>;
  /** How many windows tall the content is. */
  screens: number;
  width: number;
}

export const measuresOf = (page: Page): Promise<Measures> =>
  page.evaluate(() => {
    // Parts that are laid out only when they come near have a guessed height before.
    const style = document.head.appendChild(document.createElement('style'));
    style.textContent = '* { content-visibility: visible !important }';
    const sizes: Record<string, string> = {};
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('svg, script, style, noscript, template')) continue;
      const words = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent?.trim())
        .join(' ')
        .trim();
      if (words) sizes[getComputedStyle(element).fontSize] ??= words.slice(0, 40);
    }
    const screens = document.querySelector('main')!.getBoundingClientRect().height / innerHeight;
    const width = document.documentElement.scrollWidth;
    style.remove();
    return { sizes, screens, width };
  });

/** Statuses, such as 404, whose digits stand in two lines. */
export const brokenNumbers = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (!/^\s*\d{3}\s*$/.test(text.textContent ?? '')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(`${text.textContent} in ${text.parentElement?.className}`);
    }
    return found;
  });

/** How many tables a page shows with everything unfolded, and what is wrong with each. */
export const tablesOf = (page: Page): Promise<{ count: number; faults: string[] }> =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll('article details')) fold.setAttribute('open', '');
    const text = (part: Element) => part.textContent?.trim().replaceAll(/\s+/g, ' ') ?? '';
    const frames = [...document.querySelectorAll<HTMLElement>('article .table-scroller')];
    const faults = frames.flatMap((frame) => {
      const found: string[] = [];
      const hidden = frame.scrollWidth - frame.clientWidth;
      const isMarked = getComputedStyle(frame).backgroundImage !== 'none';
      if (hidden > 0 && (innerWidth >= 1024 || !isMarked)) found.push(`hides ${hidden} px`);
      const place = getComputedStyle(frame.parentElement!);
      const room =
        frame.parentElement!.clientWidth -
        Number.parseFloat(place.paddingLeft) -
        Number.parseFloat(place.paddingRight);
      if (Math.abs(frame.offsetWidth - room) > 1)
        found.push(`is ${frame.offsetWidth} of ${room} px`);
      for (const cell of frame.querySelectorAll('th, td')) {
        const across = cell.getBoundingClientRect().width;
        // The headings of cards are only heard.
        const isSeen = getComputedStyle(cell.parentElement!.parentElement!).position !== 'absolute';
        if (isSeen && across < 100 && text(cell).length >= 12)
          found.push(`has ${Math.round(across)} px for "${text(cell)}"`);
      }
      return found.map((one) => `${innerWidth} px, "${text(frame).slice(0, 40)}" ${one}`);
    });
    return { count: frames.length, faults };
  });

/** What a page says of itself in its head and by the classes of its root, each as one line. */
export function headOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const line = (element: Element) =>
      [
        element.localName,
        ...[...element.attributes].map(({ name, value }) => `${name}=${value}`).sort(),
        element.textContent,
      ].join(' ');
    const ofTheBundler = 'link:is([rel=stylesheet],[rel=preload],[rel=prefetch]), style, noscript';
    const said = [...document.head.children].filter(
      (element) =>
        !element.matches(ofTheBundler) &&
        (element.localName !== 'script' || element.matches('[type="application/ld+json"]')),
    );
    const { className, lang, dir } = document.documentElement;
    return [...said.map(line), `html ${className} ${lang} ${dir}`].sort();
  });
}

/** Goes to a page as a reader does, by a link; the page about the docs has one on few pages only. */
export async function follow(page: Page, route: string): Promise<void> {
  const link = page.locator(`a[href="${route}"], a[href^="${route}#offline"]`).first();
  if ((await link.count()) === 0) await follow(page, '/docs/requirements');
  await link.evaluate((element: HTMLElement) => element.click());
  await page.waitForURL((url) => url.pathname === route);
}
