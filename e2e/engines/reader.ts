import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Tab } from './tab.ts';

/** User actions in any browser. Every action waits until it is possible. */
export interface Reader {
  tab: Tab;
  /** Opens a path of the site and waits until it is hydrated. */
  open(path: string): Promise<void>;
  /** Waits until an element with this text or label is visible. */
  see(css: string, text?: string): Promise<void>;
  /** Waits until no such element is visible. */
  miss(css: string, text?: string): Promise<void>;
  click(css: string, text?: string): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Waits until a predicate is true in the page; `what` describes it in the error message. */
  until<Args extends unknown[]>(
    what: string,
    predicate: (...args: Args) => boolean,
    ...args: Args
  ): Promise<void>;
}

/** Special keys by their WebDriver code points. */
const keys = {
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
} as const;
type Key = keyof typeof keys;

/** Milliseconds. */
const TIMEOUT = 20_000;

/** A reader of the site at `url`, in this tab. */
export function readerIn(tab: Tab, url: string): Reader {
  /** Scripts fail during a navigation, so only the last error before the timeout is reported. */
  const waitFor = async (what: string, isDone: () => Promise<boolean>) => {
    let refusal: unknown = '';
    for (const end = Date.now() + TIMEOUT; Date.now() < end;) {
      try {
        refusal = '';
        if (await isDone()) return;
      } catch (error) {
        refusal = error;
      }
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    const picture = join(tmpdir(), `waited-in-vain-${Date.now()}.png`);
    writeFileSync(picture, await tab.screenshot());
    const address = await tab.run(() => location.href);
    const details = [...(await tab.faults()), refusal].join('\n');
    throw new Error(
      `Waited ${TIMEOUT / 1000} s for ${what} at ${address}, seen in ${picture}\n${details}`,
    );
  };
  const until: Reader['until'] = (what, predicate, ...args) =>
    waitFor(what, () => tab.run(predicate, ...args));
  const strike = async (values: Iterable<string>) => {
    const actions = [...values].flatMap((value) => [
      { type: 'keyDown' as const, value },
      { type: 'keyUp' as const, value },
    ]);
    await tab.input([{ type: 'key', id: 'keyboard', actions }]);
  };
  return {
    tab,
    open: async (path) => {
      await tab.goTo(url + path);
      await until('React', () => document.documentElement.dataset['hasHydrated'] === 'true');
    },
    until,
    see: (css, text = '') =>
      waitFor(`${css} ${text}`, async () => !!(await tab.run(place, css, text))),
    miss: (css, text = '') =>
      waitFor(`${css} ${text} to go`, async () => !(await tab.run(place, css, text))),
    click: async (css, text = '') => {
      let last = '';
      let isAwaited = false;
      await waitFor(`${css} ${text} to be clicked`, async () => {
        // A click that navigates may throw, although the click has happened: do not click again.
        if (isAwaited && (await tab.run(isClicked))) return true;
        const found = await tab.run(place, css, text);
        const isStill = found !== null && found.hit && last === JSON.stringify(found);
        last = JSON.stringify(found);
        if (!isStill) return false;
        await tab.run(awaitClick, css, text);
        isAwaited = true;
        await tab.input([press(found)]);
        return tab.run(isClicked);
      });
    },
    type: strike,
    press: (key) => strike([keys[key]]),
  };
}

const press = ({ x, y }: { x: number; y: number }) => ({
  type: 'pointer' as const,
  id: 'mouse',
  parameters: { pointerType: 'mouse' as const },
  actions: [
    { type: 'pointerMove' as const, x, y },
    { type: 'pointerDown' as const, button: 0 },
    { type: 'pointerUp' as const, button: 0 },
  ],
});

/**
 * Runs in the page: the center of the first visible element with this text or label, scrolled into view, and whether a click
 * there would hit it.
 */
function place(css: string, text: string): { x: number; y: number; hit: boolean } | null {
  const found = [...document.querySelectorAll(css)].find(
    (element) =>
      element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }) &&
      `${element.textContent} ${element.getAttribute('aria-label')}`.includes(text),
  );
  if (!found) return null;
  const inSight = () => {
    const { left, right, top, bottom } = found.getBoundingClientRect();
    const [x, y] = [Math.floor((left + right) / 2), Math.floor((top + bottom) / 2)];
    const hit = document.elementFromPoint(x, y);
    return { x, y, hit: hit !== null && (found.contains(hit) || hit.contains(found)) };
  };
  const now = inSight();
  if (now.hit) return now;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  return inSight();
}

declare global {
  interface Window {
    /** Whether the expected click has happened. Undefined after a navigation. */
    clickCame?: boolean;
  }
}

/** Runs in the page: records whether the next click hits an element with this text or label. */
function awaitClick(css: string, text: string): void {
  window.clickCame = false;
  const note = ({ target }: MouseEvent) => {
    const met = target instanceof Element ? target.closest(css) : null;
    const label = `${met?.textContent} ${met?.getAttribute('aria-label')}`;
    window.clickCame ||= met !== null && label.includes(text);
  };
  addEventListener('click', note, { capture: true, once: true });
}

/** Runs in the page: whether the click has hit. A moving page may shift away from it. */
function isClicked(): boolean {
  return window.clickCame !== false;
}
