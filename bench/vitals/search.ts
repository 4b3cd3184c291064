import type { Browser } from 'playwright-core';
import { openSlowDesk } from '../open-chromium.ts';
import type { Side } from './sides.ts';

interface Places {
  /** What is pressed to search, and what takes the letters then. */
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

/** A word that every side has on many pages, and the letter that is typed last. */
const [WORD, LAST] = ['locke', 'r'];
const PATIENCE = 60_000;
const BETWEEN = 1_000;

/** Milliseconds until the frame with an answer. */
export interface Answered {
  /** From the press on the field of a page that has just been painted; the word follows when the field takes it. */
  cold: number;
  /** From one more letter, when all has come. */
  open: number;
}

/** A first search on a desktop screen, with a mid-range phone's processor and network. */
export async function searchFromCold(browser: Browser, url: string, side: Side): Promise<Answered> {
  const { opens, takes, answer } = places[side];
  const page = await openSlowDesk(browser, observe(answer));
  await page.goto(url, { waitUntil: 'commit', timeout: PATIENCE });
  const box = await page.locator(opens).first().boundingBox({ timeout: PATIENCE });
  if (!box) throw new Error(`${opens} is hidden on ${url}.`);
  const press = () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const field = page.locator(takes).first();
  await press();
  // A button that is deaf until its script has come is pressed again, as a reader would.
  const isThere = () =>
    field.waitFor({ timeout: BETWEEN }).then(
      () => true,
      () => false,
    );
  while (!(await isThere())) await press();
  await page.locator(`${takes}:enabled`).first().waitFor({ timeout: PATIENCE });
  await field.focus();
  await page.keyboard.type(WORD);
  const first = page.waitForFunction<number>('answered', undefined, { timeout: PATIENCE });
  const cold = (await (await first).jsonValue()) - (await page.evaluate<number>('pressed'));
  await page.waitForTimeout(2_500);
  await page.evaluate('answered = 0');
  await page.keyboard.type(LAST);
  const next = page.waitForFunction<number>('answered', undefined, { timeout: PATIENCE });
  const open = (await (await next).jsonValue()) - (await page.evaluate<number>('typed'));
  await page.context().close();
  return { cold, open };
}

/** Runs in the page, before its own scripts; as text, because the page knows no helper of tsx. */
const observe = (answer: string) => `
  window.pressed = 0; window.typed = 0; window.answered = 0;
  addEventListener('pointerdown', () => (pressed ||= performance.now()), true);
  addEventListener('keydown', () => (typed = performance.now()), true);
  new MutationObserver(() => {
    if (typed && !answered && document.querySelector('${answer}'))
      requestAnimationFrame(() => (answered ||= performance.now()));
  }).observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
`;
