import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { restoreState } from '../page/article/edited-page.ts';
import { openWith, type Opened } from './in-page.ts';

declare const engine: { restoreState: typeof restoreState };
declare global {
  interface Window {
    /** Renders the article as Docusaurus does after an edit, with a new text. */
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
// The state of the previous test belongs to its own page.
beforeEach(() => opened.visit('/docs/other'));

/** A reference of two operations, whose console buttons are added later by a script. */
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

it('restores folds, consoles and scroll position after an edit', async () => {
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
  // The scroll position is held frame by frame while the console above it grows.
  await expect.poll(state).toEqual({ ...before, words: 'An edit, on two lines' });
});

it('restores them after a reload', async () => {
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
