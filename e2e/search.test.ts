import { describe, expect, it } from 'vitest';
import { baseUrl, blank, blockRequests, hydrated, idle } from './browser.ts';
import { searchFor, field, highlighted, options, ready } from './search-field.ts';
import { routes } from './specification.ts';
import { violations } from './violations.ts';

describe('search field', () => {
  it('2 search placeholder: reads the command key plus K on a Mac, which opens it', async () => {
    const page = await ready('/docs/support', {
      before: async (made) => {
        await made.addInitScript(() =>
          Object.defineProperty(navigator, 'platform', { get: () => 'MacIntel' }),
        );
      },
    });
    await page.locator('.navbar [type=search][placeholder="Search ⌘+K"]').waitFor();
    await page.keyboard.press('Meta+k');
    await page.getByRole('listbox').waitFor();
  });

  it('is hidden without JavaScript, where it would never load', async () => {
    const page = await blank({ context: { javaScriptEnabled: false } });
    await page.goto(`${baseUrl}/docs/support`);
    expect(await page.getByPlaceholder('Loading...').isVisible()).toBe(false);
  });

  it('2 search loading: loads only on demand on a 2g connection', async () => {
    const page = await blank();
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } }),
    );
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto(`${baseUrl}/docs/support`, { waitUntil: 'networkidle' });
    await hydrated(page);
    await idle(page);
    expect(fetched.filter((url) => url.includes('/search-'))).toEqual([]);
    await page.locator('.navbar [role=search]').hover();
    await page.locator('.navbar [type=search]:enabled').waitFor();
  });
});

it('7 search files, 3 search documents, 3 search options: come from static files that the page references, one document per section, with the options', async () => {
  const home = await (await fetch(baseUrl)).text();
  const [, named = ''] = /<meta name="?local-search"? content="?([^">]+)/.exec(home) ?? [];
  expect(named).toMatch(/^\/search-index-[0-9a-f]{8}\.bin \/search-doc-[0-9a-f]{8}\.json$/);
  const file = await fetch(baseUrl + named.split(' ')[1]);
  const { searchDocs, options: storedOptions } = (await file.json()) as {
    searchDocs: Record<string, string>[];
    options: unknown;
  };
  expect(storedOptions).toEqual({ maxHits: 8, highlightResult: true });
  expect(searchDocs.length).toBeGreaterThan(400);
  for (const document of searchDocs)
    expect(Object.keys(document).sort()).toEqual(['subcategory', 'text', 'title', 'url']);
  const paths = new Set(searchDocs.map(({ url = '' }) => url.replace(/#.*/, '')));
  expect([...paths].sort()).toEqual([...routes].sort());
});

describe('search results', () => {
  it('2 search: finds a section, names its page, marks the words, announces the count, and opens a tab with Ctrl+Enter', async () => {
    const page = await searchFor('device key not found');
    const first = options(page).first();
    // Once the texts of the sections have arrived, they are searched too.
    await expect
      .poll(() => first.getAttribute('href'))
      .toBe('/docs/call-for-help/troubleshooting#device-key-not-found');
    expect(await first.locator('mark').first().innerText()).toBe('Device');
    const group = page.getByRole('group', { name: 'Call for Help: Call for Help troubleshooting' });
    await group.first().waitFor();
    expect(await page.locator('.navbar [role=status]').innerText()).toMatch(
      /^\d+ results on \d+ pages(, \d+ shown)?\.$/,
    );
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page.keyboard.press('Control+Enter'),
    ]);
    await tab.waitForURL('**/troubleshooting#device-key-not-found');
    await expect.poll(() => highlighted(tab)).toContain('Device');
    expect(new URL(page.url()).pathname).toBe('/docs/support');
  });

  it('2 search: opens the section with Enter, and keeps the query until it is cleared', async () => {
    const page = await searchFor('thermal modes');
    const wanted = page.locator('[aria-selected=true][href$="/docs/lockers/intro#thermal-modes"]');
    await page.keyboard.press('ArrowDown');
    // The texts may reorder hits between two keys; the selected hit stays selected and moves along.
    await expect
      .poll(async () => {
        if ((await wanted.count()) === 0) await page.keyboard.press('ArrowUp');
        return wanted.count();
      })
      .toBe(1);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/lockers/intro#thermal-modes');
    const top = await page.locator('#thermal-modes').evaluate((h) => h.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(300);
    await field(page).focus();
    const question = page.getByRole('option', { name: 'thermal modes', exact: true });
    await question.waitFor();
    await page.getByRole('button', { name: 'Clear recent searches' }).click();
    expect(await question.count()).toBe(0);
  });

  it('2 search: shows all hits on request, keeps the focus in the field, and works offline', async () => {
    const page = await searchFor('request');
    expect(await options(page).count()).toBe(10);
    expect(await page.locator('.navbar [role=status]').innerText()).toMatch(
      /^\d+ results on \d+ pages, 8 shown\.$/,
    );
    await page.getByRole('option', { name: /^Show \d+ more$/ }).click();
    await expect.poll(() => options(page).count()).toBeGreaterThan(20);
    expect(await page.locator('.navbar [type=search]:focus').count()).toBe(1);
    await page.context().setOffline(true);
    await field(page).fill('walkie');
    await page
      .locator('[role=option][href^="/docs/radio"], [role=option][href$="radio"]')
      .first()
      .waitFor();
  });

  it('2 search: drops a query that is cleared while the texts load', async () => {
    const page = await ready();
    const release = await blockRequests(page, '**/search-doc-*');
    await field(page).fill('thermal modes');
    await options(page).first().waitFor();
    // The list is rendered with the texts, but the query has not run again: the moment at which a busy page gets a key.
    await page.evaluate(() => {
      const list = document.querySelector('.navbar [role=listbox]')!;
      const drop = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
      new MutationObserver((_, drawn) => {
        if (!list.querySelector('[class*=excerpt]')) return;
        drawn.disconnect();
        document.querySelector('.navbar [type=search]')!.dispatchEvent(drop);
      }).observe(list, { childList: true, subtree: true });
    });
    release();
    await expect.poll(() => field(page).inputValue()).toBe('');
    await expect
      .poll(() => options(page).first().innerText())
      .toContain('Find what an error message means');
  });

  it('2 search: follows the query on a page that the browser translates', async () => {
    const page = await searchFor('locker order');
    const expected = await options(page).allInnerTexts();
    await field(page).fill('');
    for (const key of 'locker order') {
      await page.evaluate(translate);
      await field(page).press(key === ' ' ? 'Space' : key);
    }
    await expect.poll(() => options(page).allInnerTexts()).toEqual(expected);
    await page.evaluate(translate);
    await field(page).fill('zzqqxyw');
    await page.locator('.navbar').getByText('No results for').waitFor();
  });

  it('2 search: has no axe violation empty, open and without results, and links every suggestion to a page', async () => {
    const page = await ready();
    await field(page).focus();
    await options(page).first().waitFor();
    expect(await violations(page, '.navbar')).toEqual([]);
    const offers = await options(page).evaluateAll((all) =>
      all.map((one) => one.getAttribute('href')),
    );
    expect(offers.length).toBeGreaterThan(3);
    for (const offer of offers)
      expect((await page.request.get(baseUrl + offer)).status()).toBe(200);

    await field(page).fill('call button');
    await page.locator('[role=option] mark').first().waitFor();
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('html[data-theme=dark]').waitFor();
    expect(await violations(page, '.navbar'), 'dark').toEqual([]);

    await field(page).fill('zzqqxyw');
    await page.getByText('No results for zzqqxyw.').waitFor();
    expect(await violations(page, '.navbar')).toEqual([]);
    await page.getByRole('option', { name: 'Look the message up in the error finder' }).click();
    await page.waitForURL('**/docs/troubleshooting#find-your-error');
  });
});

it('2 search: shows a field although a closed part above it contains more of the words', async () => {
  const page = await searchFor('is_timeout');
  const wanted = '/docs/apis/call-for-help#schema-request--is-timeout';
  await page.locator(`[aria-selected=true][href$="${wanted}"]`).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => highlighted(page)).toContain('timeout');
  const field = page.locator('#schema-request--is-timeout');
  expect((await field.boundingBox())!.y).toBeLessThan(300);
});

it('2 search joiners: highlights the words on arrival, joiners ignored, until Escape', async () => {
  const page = await ready();
  await page.evaluate(() => {
    const text = document.createElement('p');
    text.textContent = 'One lock\u00ADer, two do\u200Bors.';
    document.querySelector('main article')?.append(text);
    const arrival = {
      url: '/docs/support#whom-to-ask',
      terms: ['locker', 'doors'],
      at: Date.now(),
    };
    localStorage.setItem('search.arrival', JSON.stringify(arrival));
  });
  await page.locator('.table-of-contents a[href="#whom-to-ask"]').click();
  await expect
    .poll(() => highlighted(page))
    .toEqual(expect.arrayContaining(['lock\u00ADer', 'do\u200Bors']));
  await page.keyboard.press('Escape');
  await expect.poll(() => highlighted(page)).toEqual([]);
});

interface Documents {
  searchDocs: { url: string }[];
  more?: [from: number, name: string][];
}

it('fetches the texts of a large API if a query has hits there, and shows them', async () => {
  const page = await blank();
  // The files that the build writes for a site whose last pages are those of a large API.
  let later: Documents['searchDocs'] = [];
  await page.route(/search-doc-[0-9a-f]{8}\.json$/, async (route) => {
    const response = await route.fetch();
    const file = (await response.json()) as Documents;
    const from = file.searchDocs.findIndex(({ url }) => url.startsWith('/docs/whats-new'));
    later = file.searchDocs.splice(from);
    file.more = [[from, 'search-doc-more-1.json']];
    await route.fulfill({ response, json: file });
  });
  let isThere = false;
  let times = 0;
  await page.route('**/search-doc-more-1.json', (route) => {
    times += 1;
    return isThere ? route.fulfill({ json: { searchDocs: later } }) : route.abort();
  });
  const texts = page.waitForResponse(/search-doc-[0-9a-f]{8}\.json$/);
  await page.goto(`${baseUrl}/docs/support`);
  await page.locator('.navbar [type=search]:enabled').fill('cabinet');
  await (await texts).finished();
  const excerpts = page.locator('.navbar [role=option] [class*=excerpt]');
  await excerpts.first().waitFor();
  expect(times).toBe(0);

  const news = page.locator('.navbar [role=option][href^="/docs/whats-new"]');
  await field(page).fill("what's new");
  await news.first().waitFor();
  await expect.poll(() => times).toBe(1);
  isThere = true;
  await field(page).fill("what's new ");
  await news.locator('[class*=excerpt]').first().waitFor();
  expect(times).toBe(2);
});

/** Puts each text of the page into an element, as translating browsers do. */
function translate(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    if (text.parentElement?.closest('font, script, style, [translate=no]')) continue;
    const font = document.createElement('font');
    font.textContent = text.data;
    text.replaceWith(font);
  }
}
