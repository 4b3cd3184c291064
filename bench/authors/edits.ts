import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { type Development, until } from './start-dev.ts';

/** An edit of a source file while its page is open, with an expanded details element, typed text and a scroll position. */
export interface Edit {
  what: string;
  file: string;
  /** Text that occurs exactly once in the file. */
  sentence: string;
  path: string;
  /** Selectors of the elements that show it, by name. */
  places: Record<string, string>;
  /** Selector of the details elements; the first closed one is opened. */
  folds: string;
  /** Id of the heading to which the page scrolls. */
  heading: string;
  /** Field of the first console, and the text typed into it. */
  typed?: [field: string, text: string];
}

export const edits: Edit[] = [
  {
    what: 'a field of an API document',
    file: 'specs/lockers-api.yaml',
    sentence: 'Position of the cabinet within the locker',
    path: '/docs/apis/lockers',
    places: { page: '.reference-fields', console: '[data-try-it=reportCabinetStatus]' },
    folds: '[aria-labelledby=report-cabinet-status] .reference-fields details',
    heading: 'report-cabinet-status',
    typed: ['[id$=cabinets-0-key]', '42'],
  },
  {
    what: 'a sentence of a page',
    file: 'site/docs/call-for-help/intro.mdx',
    sentence: 'No field contains the state',
    path: '/docs/call-for-help/intro',
    places: { page: '[data-article]' },
    folds: '[data-scenario] details',
    heading: 'life-of-a-request',
  },
];

/** State of a page that an edit must preserve. */
export interface State {
  /** One digit per details element, 1 if open. */
  folds: string;
  typed: string;
  /** Distance of the heading from the top of the viewport, in pixels. */
  top: number;
}

const TIMEOUT = 60_000;

/** Opens the page of an edit, opens a details element, types into the console and scrolls to the heading. */
export async function openPage(browser: Browser, at: string, edit: Edit): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(TIMEOUT);
  await page.goto(at + edit.path);
  if (edit.typed) {
    const console = page.locator('[data-try-it]').first();
    await console.getByRole('button', { name: 'Try it' }).click();
    await console.locator(edit.typed[0]).fill(edit.typed[1]);
  }
  await page.locator(`:is(${edit.folds}):not([open]) > summary`).first().click();
  await page.evaluate((id) => {
    document.getElementById(id)!.scrollIntoView();
    scrollBy(0, -160);
  }, edit.heading);
  return page;
}

/**
 * Saves the sentence of an edit with a number appended, and waits until every place shows it.
 *
 * @returns seconds until each place showed it
 */
export async function makeEdit(
  { folder }: Development,
  page: Page,
  { file, sentence, places }: Edit,
  number: number,
): Promise<Record<string, number>> {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8').split(new RegExp(`${sentence}(?:, edit \\d+)?`));
  if (before.length !== 2) throw new Error(`"${sentence}" is not once in ${file}.`);
  const words = `${sentence}, edit ${number}`;
  const began = performance.now();
  writeFileSync(path, before.join(words));
  const seconds = Object.entries(places).map(async ([name, place]) => {
    await until(() => shows(page, place, words), TIMEOUT);
    return [name, (performance.now() - began) / 1000];
  });
  return Object.fromEntries(await Promise.all(seconds)) as Record<string, number>;
}

/** Whether a place shows a text; a page that is reloading shows none. */
const shows = (page: Page, place: string, words: string): Promise<boolean> =>
  page
    .evaluate(
      ([where, what]) =>
        [...document.querySelectorAll(where)].some((one) => one.textContent.includes(what)),
      [place, words] as const,
    )
    .catch(() => false);

export const stateOf = (page: Page, { folds, heading }: Edit): Promise<State> =>
  page.evaluate(
    ([all, id]) => ({
      folds: [...document.querySelectorAll<HTMLDetailsElement>(all)]
        .map(({ open }) => Number(open))
        .join(''),
      typed: [...document.querySelectorAll<HTMLInputElement>('[data-try-it] input[type=text]')]
        .map(({ value }) => value)
        .join(' '),
      top: Math.round(document.getElementById(id)!.getBoundingClientRect().top),
    }),
    [folds, heading] as const,
  );
