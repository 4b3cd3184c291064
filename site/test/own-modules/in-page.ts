import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { chromium, type Browser, type Page } from 'playwright-core';

const site = fileURLToPath(new URL('../..', import.meta.url));

/** The site's own modules, as its compiler finds them. */
const ownModules: Plugin = {
  name: 'own-modules',
  setup({ onResolve }) {
    onResolve({ filter: /^@site\// }, ({ path: name }) => ({
      path: path.join(site, name.slice('@site/'.length)),
    }));
  },
};

export interface Opened {
  browser: Browser;
  page: Page;
  /** Goes to an address of the host, with the modules in the page. */
  visit(path: string): Promise<void>;
}

/**
 * Opens a page in a real browser with modules of own-modules/routing/ in it, as `engine`.
 *
 * @param modules names of files
 * @param files what the host answers, by path; 404 for all else
 * @param at the path that is opened
 */
export async function openWith(
  modules: string[],
  files: Record<string, string>,
  at: string,
): Promise<Opened> {
  const { outputFiles } = await build({
    stdin: {
      contents: modules.map((name) => `export * from './${name}';`).join('\n'),
      resolveDir: path.join(site, 'plugins/own-modules/routing'),
    },
    bundle: true,
    format: 'iife',
    globalName: 'engine',
    write: false,
    plugins: [ownModules],
  });
  const executablePath = process.env['CHROME_PATH'];
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    ...(executablePath && { executablePath }),
  });
  const page = await browser.newPage();
  await page.route('http://site.test/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const body = files[pathname];
    return route.fulfill(
      body === undefined ? { status: 404, body: '' } : { contentType: 'text/html', body },
    );
  });
  const visit = async (path: string) => {
    await page.goto(`http://site.test${path}`);
    await page.addScriptTag({ content: `${outputFiles[0]!.text};globalThis.engine=engine` });
  };
  await visit(at);
  return { browser, page, visit };
}
