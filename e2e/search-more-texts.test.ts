import { expect, it } from 'vitest';
import { allErrorsCaught, baseUrl, blank } from './browser.ts';
import { field } from './search-field.ts';

allErrorsCaught();

interface Documents {
  searchDocs: { url: string }[];
  more?: [from: number, name: string][];
}

it('fetches the texts of a large API when a question leads to it, and shows them', async () => {
  const page = await blank();
  // As the build writes the files of a site whose last pages are those of a large API.
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
