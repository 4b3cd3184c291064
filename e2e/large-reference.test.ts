import { expect, it } from 'vitest';
import { expectNoUncaughtErrors, baseUrl, blank } from './browser.ts';
import { violations } from './violations.ts';

expectNoUncaughtErrors();

/** A page with the reference that the build writes for a document of hundreds of operations. */
async function pageWith(reference: string) {
  const page = await blank();
  await page.route('**/docs/apis/radio', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const start = html.search(/<div class="?reference[ ">]/);
    const end = html.search(/<footer class="?theme-doc-footer/);
    if (start < 0 || end < start) throw new Error('The page has no reference to stand in for.');
    const body = `${html.slice(0, start)}${reference}</div></div>${html.slice(end)}`;
    await route.fulfill({ response, body });
  });
  return page;
}

it('redirects a URL from before a document was split to the page of its target', async () => {
  const page =
    await pageWith(`<div class="reference reference-many"><section data-page-list><ul><li>
    <a href="/docs/apis/lockers">Lockers</a><details><summary>1 entry</summary><ul>
    <li id="list-things"><a href="/docs/apis/lockers#list-things">List things</a></li>
    </ul></details></li></ul></section></div>`);
  await page.goto(`${baseUrl}/docs/apis/radio#list-things--query--page`);
  await page.waitForURL('**/docs/apis/lockers#list-things--query--page');
});

const sample = {
  method: 'GET',
  url: 'https://api.example.com/things',
  path: '/things',
  baseUrl: 'https://api.example.com',
  headers: [],
  typed: { setUp: [], path: {}, query: {}, header: {} },
  answer: 'json',
};

it('generates the samples of a large document in another language on selection', async () => {
  const page =
    await pageWith(`<div class="reference reference-many" data-samples="/many.samples.json">
    <section class="reference-operation"><fieldset class="reference-samples">
    <label><input type="radio" name="list-things--sample" value="curl" checked>curl</label>
    <label><input type="radio" name="list-things--sample" value="python">Python</label>
    <label><input type="radio" name="list-things--sample" value="php">PHP</label>
    <div class="reference-sample" style="display:block" data-language="curl"><pre><code>curl things</code></pre></div>
    </fieldset></section></div>`);
  let isThere = false;
  await page.route('**/many.samples.json', (route) =>
    isThere ? route.fulfill({ json: { 'list-things': sample } }) : route.abort(),
  );
  await page.goto(`${baseUrl}/docs/apis/radio`);
  const code = page.locator('.reference-sample code');
  const choose = (name: string) => page.locator('label').getByText(name, { exact: true }).click();
  await choose('Python');
  await page.getByText('The samples did not load.').waitFor();
  isThere = true;
  await choose('PHP');
  await code.getByText('<?php').waitFor();
  await choose('Python');
  await code.getByText('import requests').waitFor();
  expect(await page.locator('.reference-sample[data-language=python]').count()).toBe(1);
  expect(await page.locator('[data-language=curl] code').textContent()).toBe('curl things');
  await choose('curl');
  await page.locator('.reference-sample code').getByText('curl things').waitFor();
});

const forms = ['Cat', 'Dog', 'Fish']
  .map(
    (name) => `<div><p class="reference-form">${name}</p><p id="in-${name}">A ${name}.</p></div>`,
  )
  .join('');

it('shows one of several forms once they are expanded, and any that is selected or linked', async () => {
  const page = await pageWith(
    `<div class="reference"><details data-forms><summary>One of 3 forms</summary>${forms}</details></div>`,
  );
  await page.goto(`${baseUrl}/docs/apis/radio#in-Dog`);
  const visible = () =>
    page
      .locator('.reference-form')
      .evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility({ contentVisibilityAuto: true }))
          .map((one) => one.textContent),
      );
  const list = page.getByLabel('Form');
  await list.waitFor();
  await expect.poll(visible).toEqual(['Dog']);
  await list.selectOption('Cat');
  await expect.poll(visible).toEqual(['Cat']);
  await page.evaluate(() => (location.hash = '#in-Fish'));
  await expect.poll(visible).toEqual(['Fish']);
  expect(await list.inputValue()).toBe('Fish');
  expect(await violations(page, '.reference')).toEqual([]);
  await list.selectOption('All 3');
  await expect.poll(visible).toEqual(['Cat', 'Dog', 'Fish']);
  await list.selectOption('Dog');
  await page.emulateMedia({ media: 'print' });
  await expect.poll(visible).toEqual(['Cat', 'Dog', 'Fish']);
});
