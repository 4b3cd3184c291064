import type { Page } from 'playwright-core';
import { baseUrl } from './browser.ts';

/** The number of tables of a page with everything expanded, and the content that is cut off or too narrow. */
export const measure = (page: Page): Promise<{ tables: number; faults: string[] }> =>
  page.evaluate(() => {
    const text = (part: Element) => part.textContent?.trim().replaceAll(/\s+/g, ' ') ?? '';
    const least = Math.min(100, innerWidth / 4);
    const faults: string[] = [];
    const beyond = document.documentElement.scrollWidth - innerWidth;
    if (beyond > 0) faults.push(`is ${beyond} px wider than its window`);

    // Statuses, such as 404, that are wrapped into two lines.
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { textContent } = texts.currentNode;
      if (!/^\s*\d{3}\s*$/.test(textContent ?? '')) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) faults.push(`breaks ${textContent}`);
    }

    const folds = document.querySelectorAll<HTMLDetailsElement>('article details:not([open])');
    for (const fold of folds) fold.open = true;
    const frames = [...document.querySelectorAll<HTMLElement>('article .table-scroller')];
    for (const frame of frames) {
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
        // Table headings of cards are visually hidden.
        const isSeen = getComputedStyle(cell.parentElement!.parentElement!).position !== 'absolute';
        if (isSeen && across < least && text(cell).length >= 12)
          found.push(`has ${Math.round(across)} px for "${text(cell)}"`);
      }
      faults.push(...found.map((one) => `the table "${text(frame).slice(0, 40)}" ${one}`));
    }
    for (const fold of folds) fold.open = false;
    return { tables: frames.length, faults };
  });

/** The head of a page as it is served. */
export interface SentHead {
  status: number;
  h1s: number;
  title: string;
  canonical: string[];
  alternates: string[];
  metaTags: (readonly [name: string, content: string])[];
}

/** Fetches pages from a page of the same host and parses their heads. */
export const headsOf = (page: Page, paths: readonly string[]): Promise<SentHead[]> =>
  page.evaluate(
    ([base, all]) =>
      Promise.all(
        all.map(async (path) => {
          const answer = await fetch(base + path);
          const html = await answer.text();
          const [head = ''] = html.split('</head>', 1);
          const read = new DOMParser().parseFromString(head, 'text/html');
          const found = <Found extends Element>(selector: string) => [
            ...read.querySelectorAll<Found>(selector),
          ];
          return {
            status: answer.status,
            h1s: [...html.matchAll(/<h1[ >]/g)].length,
            title: read.title,
            canonical: found<HTMLLinkElement>('link[rel=canonical]').map(({ href }) => href),
            alternates: found<HTMLLinkElement>('link[rel=alternate][hreflang]').map(
              ({ hreflang }) => hreflang,
            ),
            metaTags: found<HTMLMetaElement>('meta').map(
              (one) => [one.getAttribute('property') ?? one.name, one.content] as const,
            ),
          };
        }),
      ),
    [baseUrl, paths] as const,
  );

/** The elements of the head and the attributes of the root, one line each. */
export function headOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const line = (element: Element) =>
      [
        element.localName,
        ...[...element.attributes].map(({ name, value }) => `${name}=${value}`).sort(),
        element.textContent,
      ].join(' ');
    const bundlerElements =
      'link:is([rel=stylesheet],[rel=preload],[rel=prefetch]), style, noscript';
    const elements = [...document.head.children].filter(
      (element) =>
        !element.matches(bundlerElements) &&
        (element.localName !== 'script' || element.matches('[type="application/ld+json"]')),
    );
    const { className, lang, dir } = document.documentElement;
    return [...elements.map(line), `html ${className} ${lang} ${dir}`].sort();
  });
}

/** Navigates by a link. */
export async function follow(page: Page, route: string): Promise<void> {
  const link = page.locator(`a[href="${route}"]`).first();
  await link.evaluate((element: HTMLElement) => element.click());
  await page.waitForURL((url) => url.pathname === route);
}
