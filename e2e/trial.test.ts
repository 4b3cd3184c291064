import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, inject, it } from 'vitest';
import { brand as first } from '../brand/brand.ts';
import { colors, drawings } from '../brand/look.ts';
import { pathDataOf } from '../brand/outlines.ts';
import { hues } from '../brand/hues.ts';
import { listFiles } from '../hosting/built-files.ts';
import { brand as second } from '../site/trial/brand/brand.ts';
import { blank, goHydrated } from './browser.ts';

const folder = inject('trialFolder');

/** The content of a file, unpacked for the package of the client. */
function textOf(name: string): string {
  const bytes = readFileSync(folder + name);
  return (name.endsWith('.tgz') ? gunzipSync(bytes) : bytes).toString('utf8').toLowerCase();
}

/** Everything specific to an owner: names, hosts of URLs, colors and drawings. */
const traces = [
  first.name,
  first.tagline,
  first.credentialScheme,
  first.packageScope,
  ...[first.url, first.company.href].map((url) => new URL(url).host),
  first.repository.replace(/^https?:\/\//, ''),
  ...first.social.map(({ href }) => href),
  ...Object.values(hues),
  ...['paper', 'accent', 'accent-strong', 'signal'].map((name) => colors.light[name] ?? ''),
  ...[...pathDataOf(drawings.logo), ...pathDataOf(drawings.mark)],
  'ProviderScheme',
].map((trace) => trace.toLowerCase());
// Values that both brands share are ignored.
const common = JSON.stringify(second).toLowerCase();
const own = traces.filter((trace) => !common.includes(trace));

it('contains no trace of our brand in a build of another owner', () => {
  const names = listFiles(folder);
  expect(names.length).toBeGreaterThan(300);
  expect(own.length).toBeGreaterThan(20);
  const found = names.flatMap((name) => {
    const text = name.toLowerCase() + textOf(name);
    return own.filter((trace) => text.includes(trace)).map((trace) => `${name}: ${trace}`);
  });
  expect(found).toEqual([]);
});

it('shows the name, the copyright and the credential scheme of the other owner', async () => {
  const page = await blank();
  await goHydrated(page, `${inject('trialUrl')}/docs/call-for-help/call-buttons`);
  expect(await page.title()).toContain(second.name);
  expect(await page.locator('.navbar__title').innerText()).toBe(second.name);
  expect(await page.getByRole('contentinfo').innerText()).toContain(second.copyright);
  const example = page.locator('[data-example="cfh-buttons-press"]');
  expect(await example.textContent()).toContain(`Authorization: ${second.credentialScheme} `);
});

// cspell:disable
// Some of its interface text is in another language (site/trial/i18n).
it('shows translations: in the served HTML, by a script, and by React around a value', async () => {
  const page = await blank();
  await goHydrated(page, `${inject('trialUrl')}/docs/intro`);
  const waitForText = (words: string) => page.getByText(words).first().waitFor();
  await waitForText('Seiten hervorheben für');
  expect(await page.getByText('Edit this page').count()).toBe(1);
  await page.keyboard.press('?');
  await waitForText('Diese Liste mit ? öffnen');
  await page.keyboard.press('Escape');
  await page.locator('.navbar [type=search]:enabled').fill('zzqqxyw');
  await waitForText('Zu zzqqxyw steht hier nichts.');
});
// cspell:enable

// It is built from a copy of the repository with a fourth API: its files, and one line.
it('shows the reference of an added API, and answers its console in the page', async () => {
  const page = await blank();
  await goHydrated(page, `${inject('trialUrl')}/docs/apis/notes`);
  expect(await page.locator('h1').innerText()).toBe('Notes API');
  await page.locator('nav[aria-label="Docs sidebar"] a[href$="/docs/apis/notes"]').waitFor();
  const console = page.locator('[data-try-it="readNote"]');
  await console.getByRole('button', { name: 'Try it' }).click();
  await console.getByRole('button', { name: 'Send' }).click();
  await console.getByText('200 OK').waitFor();
  await console.getByText('The left door sticks.').last().waitFor();
});
