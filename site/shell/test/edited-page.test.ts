import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { restoreState } from '../page/article/edited-page.ts';
import { openWith, type Opened } from './in-page.ts';

declare const engine: { restoreState: typeof restoreState };
declare global {
  interface Window {
    /** Draws the article as the generator does after an edit; `words` are new ones. */
    draw: (words: string) => void;
    leave: () => void;
  }
}

const page = '<!doctype html><title>Made</title><main data-article></main>';

let opened: Opened;
beforeAll(async () => {
  opened = await openWith(
    ['../article/edited-page.ts'],
    { '/docs/apis/any': page, '/docs/other': page },
    { at: '/docs/apis/any' },
  );
});
afterAll(() => opened.browser.close());
// What the test before left is for its own page.
beforeEach(() => opened.visit('/docs/other'));

/** A reference of two operations, whose consoles are offered by a script that comes later. */
async function visit(path: string): Promise<void> {
  await opened.visit(path);
  await opened.page.evaluate(() => {
    window.draw = (words) => {
      const main = document.querySelector('main')!;
      window.leave?.();
      const operation = (id: string) =>
        `<section id="${id}"><h3 id="${id}-title">${id}</h3><p>${words}</p>
         <details><summary>Fields</summary>${'<p>A field</p>'.repeat(40)}</details>
         <details open><summary>Answers</summary>An answer</details>
         <div data-api="any" data-try-it="${id}"></div></section>`;
      main.innerHTML = operation('load') + operation('collect') + '<p>End</p>'.repeat(80);
      window.leave = engine.restoreState(main);
      setTimeout(() => {
        for (const place of main.querySelectorAll<HTMLElement>('[data-try-it]')) {
          const button = document.createElement('button');
          button.onclick = () => (place.innerHTML = '<input value="typed">');
          place.append(button);
        }
      });
    };
    window.draw('Before');
  });
  await opened.page.locator('button').first().waitFor({ state: 'attached' });
}

const state = () =>
  opened.page.evaluate(() => ({
    words: document.querySelector('main p')!.textContent,
    open: [...document.querySelectorAll('details')].map(({ open }) => open),
    consoles: [...document.querySelectorAll('[data-try-it]')].map((one) =>
      Boolean(one.querySelector('input')),
    ),
    top: Math.round(document.getElementById('collect-title')!.getBoundingClientRect().top),
  }));

it('opens and folds after an edit what was open and folded, and stays at its place', async () => {
  await visit('/docs/apis/any');
  await opened.page.evaluate(() => {
    const folds = document.querySelectorAll('details');
    folds[1]!.open = false;
    folds[2]!.open = true;
    document.querySelectorAll<HTMLElement>('[data-try-it] button')[1]!.click();
    document.getElementById('collect-title')!.scrollIntoView();
    scrollBy(0, -60);
  });
  const before = await state();
  expect(before).toMatchObject({
    words: 'Before',
    open: [false, false, true, true],
    consoles: [false, true],
    top: 60,
  });
  await opened.page.evaluate(() => window.draw('An edit, <br>on two lines'));
  await opened.page.locator('[data-try-it] input').waitFor();
  // The place is held from frame to frame, while the console grows above it.
  await expect.poll(state).toEqual({ ...before, words: 'An edit, on two lines' });
});

it('does so too where the generator has to load the page anew', async () => {
  await visit('/docs/apis/any');
  await opened.page.evaluate(() => {
    document.querySelectorAll('details')[2]!.open = true;
    document.querySelectorAll<HTMLElement>('[data-try-it] button')[1]!.click();
    document.getElementById('collect-title')!.scrollIntoView();
    scrollBy(0, -60);
  });
  const before = await state();
  await visit('/docs/apis/any');
  await opened.page.locator('[data-try-it] input').waitFor();
  await expect.poll(state).toEqual(before);
});

it('opens nothing on another page', async () => {
  await visit('/docs/apis/any');
  await opened.page.evaluate(() => {
    document.querySelector('details')!.open = true;
    history.pushState(null, '', '/docs/other');
    window.draw('Another page');
  });
  expect((await state()).open).toEqual([false, true, false, true]);
});
