import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { type Development, until } from './start-dev.ts';

/** What an author edits while a page of it is open, with something open, typed and read there. */
export interface Edit {
  what: string;
  file: string;
  /** Stands once in the file. */
  sentence: string;
  path: string;
  /** Where it is read, by what readers call the place. */
  places: Record<string, string>;
  /** Which folds there are; the first that is closed is opened. */
  folds: string;
  /** The id of the heading to which the page is scrolled. */
  heading: string;
  /** Where in the first console something is typed, and what. */
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
    sentence: 'No field names the state',
    path: '/docs/call-for-help/intro',
    places: { page: '[data-article]' },
    folds: '[data-scenario] details',
    heading: 'life-of-a-request',
  },
];

/** How the page was left, or found. */
export interface State {
  /** A digit for each fold, 1 where it is open. */
  folds: string;
  typed: string;
  /** How many pixels the heading is below the top of the window. */
  top: number;
}

const PATIENCE = 60_000;

/** Opens the page of an edit, opens a fold, types into the console and scrolls to the place. */
export async function openPage(browser: Browser, at: string, edit: Edit): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(PATIENCE);
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
 * Saves the sentence of an edit with a number behind it, and waits until every place shows it.
 *
 * @returns the seconds that each place took
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
    await until(() => shows(page, place, words), PATIENCE);
    return [name, (performance.now() - began) / 1000];
  });
  return Object.fromEntries(await Promise.all(seconds)) as Record<string, number>;
}

/** Whether a place shows words; a page that is being loaded anew shows nothing. */
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
