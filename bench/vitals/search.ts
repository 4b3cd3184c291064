import type { Browser } from 'playwright-core';
import { openSlowDesktop } from '../open-chromium.ts';
import type { Side } from './sides.ts';

interface Places {
  /** Selectors of the element that opens the search, and of the field for the query. */
  opens: string;
  takes: string;
  answer: string;
}

const places: Record<Side, Places> = {
  ours: { opens: '.navbar input', takes: '.navbar input', answer: '.navbar [role=option]' },
  stock: {
    opens: '.navbar input',
    takes: '.navbar input',
    answer: '.ds-suggestion, .aa-suggestion',
  },
  starlight: {
    opens: 'site-search button',
    takes: '.pagefind-ui__search-input',
    answer: '.pagefind-ui__result',
  },
  vitepress: {
    opens: '#local-search button',
    takes: '#localsearch-input',
    answer: '.VPLocalSearchBox .result',
  },
};

/** A word that occurs on many pages of every side, without and with its last letter. */
const [WORD, LAST] = ['locke', 'r'];
const TIMEOUT = 60_000;
const FIRST_WAIT = 1_000;

/** Milliseconds until the frame that shows a result. */
export interface Answered {
  /** From the press on the field of a page after its first paint; the word is typed once the field is enabled. */
  cold: number;
  /** From typing one more letter once everything has loaded. */
  open: number;
}

/** Measures a first search with a desktop viewport and the CPU and network of a mid-range phone. */
export async function searchFromCold(browser: Browser, url: string, side: Side): Promise<Answered> {
  const { opens, takes, answer } = places[side];
  const page = await openSlowDesktop(browser, observe(answer));
  await page.goto(url, { waitUntil: 'commit', timeout: TIMEOUT });
  const box = await page.locator(opens).first().boundingBox({ timeout: TIMEOUT });
  if (!box) throw new Error(`${opens} is hidden on ${url}.`);
  const press = () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const field = page.locator(takes).first();
  await press();
  // A button that does not respond before its script has loaded is pressed again, each time after a longer wait:
  // a second press may close what the first one still opens.
  const isThere = (timeout: number) =>
    field.waitFor({ timeout }).then(
      () => true,
      () => false,
    );
  for (let wait = FIRST_WAIT; !(await isThere(wait)); wait *= 2) {
    if (wait > TIMEOUT) throw new Error(`${takes} does not appear on ${url}.`);
    await press();
  }
  await page.locator(`${takes}:enabled`).first().waitFor({ timeout: TIMEOUT });
  await field.focus();
  await page.keyboard.type(WORD);
  const first = page.waitForFunction<number>('answered', undefined, { timeout: TIMEOUT });
  const cold = (await (await first).jsonValue()) - (await page.evaluate<number>('pressed'));
  await page.waitForTimeout(2_500);
  await page.evaluate('answered = 0');
  await page.keyboard.type(LAST);
  const next = page.waitForFunction<number>('answered', undefined, { timeout: TIMEOUT });
  const open = (await (await next).jsonValue()) - (await page.evaluate<number>('typed'));
  await page.context().close();
  return { cold, open };
}

/** Runs in the page before its own scripts; a string, because the helpers that tsx injects do not exist in the page. */
const observe = (answer: string) => `
  window.pressed = 0; window.typed = 0; window.answered = 0;
  addEventListener('pointerdown', () => (pressed ||= performance.now()), true);
  addEventListener('keydown', () => (typed = performance.now()), true);
  new MutationObserver(() => {
    if (typed && !answered && document.querySelector('${answer}'))
      requestAnimationFrame(() => (answered ||= performance.now()));
  }).observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
`;
