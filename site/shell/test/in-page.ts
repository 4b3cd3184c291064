import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { chromium, type Browser, type Page } from 'playwright-core';

const site = fileURLToPath(new URL('../..', import.meta.url));

/** Replaces modules that Docusaurus generates, for a site below a base URL. */
const generated = (baseUrl: string): Plugin => ({
  name: 'generated',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^@generated\// }, ({ path: name }) => ({ path: name, namespace: 'made' }));
    onResolve({ filter: /^@site\// }, ({ path: name }) => ({
      path: path.join(site, name.slice('@site/'.length)),
    }));
    onResolve({ filter: /^@docusaurus\/Translate$/ }, () => ({
      path: path.join(site, 'shell/page/router/translate.ts'),
    }));
    onLoad({ filter: /./, namespace: 'made' }, ({ path: name }) => ({
      contents: JSON.stringify(
        name.includes('known') ? { trails: {}, entries: {} } : { baseUrl, trailingSlash: false },
      ),
      loader: 'json',
    }));
  },
});

export interface Opened {
  browser: Browser;
  page: Page;
  /** Navigates to a path and injects the modules. */
  visit(path: string): Promise<void>;
  /** The requested paths, in order. */
  requested: string[];
  /** Delays the response of a path until the returned function is called. */
  hold(path: string): Promise<() => void>;
}

/**
 * Opens a page in a real browser with modules of page/router/ as the global `engine`.
 *
 * @param modules file names
 * @param files the responses by path; 404 for all others
 */
export async function openWith(
  modules: string[],
  files: Record<string, string>,
  { at = '/', baseUrl = '/' } = {},
): Promise<Opened> {
  const { outputFiles } = await build({
    stdin: {
      contents: modules.map((name) => `export * from './${name}';`).join('\n'),
      resolveDir: path.join(site, 'shell/page/router'),
    },
    bundle: true,
    format: 'iife',
    globalName: 'engine',
    write: false,
    banner: { js: 'var __webpack_require__ = { p: "/" };' },
    plugins: [generated(baseUrl)],
  });
  const executablePath = process.env['CHROME_PATH'];
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    ...(executablePath && { executablePath }),
  });
  const page = await browser.newPage();
  const requested: string[] = [];
  await page.route('http://site.test/**', (route) => {
    const { pathname } = new URL(route.request().url());
    requested.push(pathname);
    const body = files[pathname];
    const contentType = pathname.endsWith('.json') ? 'application/json' : 'text/html';
    return route.fulfill(body === undefined ? { status: 404, body: '' } : { contentType, body });
  });
  const visit = async (path: string) => {
    await page.goto(`http://site.test${path}`);
    await page.addScriptTag({ content: `${outputFiles[0]!.text};globalThis.engine=engine` });
  };
  const hold = async (path: string) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(`http://site.test${path}`, async (route) => {
      requested.push(path);
      await held;
      await route.fulfill({ contentType: 'application/json', body: files[path]! });
    });
    return () => release();
  };
  await visit(at);
  return { browser, page, visit, requested, hold };
}
