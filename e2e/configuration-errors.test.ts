import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

// Specification, section 8: developer-facing configuration errors. Each is provoked in a build of
// a small site, on the same generator and theme as ours.

const require = createRequire(import.meta.url);
const docusaurus = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
const modules = dirname(dirname(dirname(require.resolve('@docusaurus/core/package.json'))));
const folders: string[] = [];

interface Fault {
  /** By page, an item as the navbar draws it; one build tells the faults of all pages. */
  navbarItems?: Record<string, object>;
  sidebarItem?: object;
  i18n?: object;
}

describe('configuration errors', { timeout: 120_000 }, () => {
  it('8 configuration: refuses navbar items with a type or a version that does not exist', async () => {
    const said = await buildWith({
      navbarItems: {
        type: { type: 'custom-carousel' },
        version: { type: 'docsVersionDropdown', versions: ['next-year'] },
      },
    });
    expect(said).toContain('No NavbarItem component found for type "custom-carousel"');
    expect(said).toContain("No docs version exist for name 'next-year'");
  });

  it('8 configuration: refuses a sidebar item with no link target', async () => {
    const said = await buildWith({ sidebarItem: { type: 'link', label: 'Nowhere' } });
    expect(said).toMatch(/"href" is required/);
  });

  it('8 configuration: refuses a locale without its configuration', async () => {
    const said = await buildWith({
      i18n: { defaultLocale: 'en', locales: ['en', 'not_a_locale!'], localeConfigs: {} },
    });
    expect(said).toContain('not_a_locale!');
    expect(said).not.toContain('Generated static files in "build".');
  });
});

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function buildWith({ navbarItems = {}, sidebarItem, i18n }: Fault): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'small-site-'));
  folders.push(folder);
  symlinkSync(modules, join(folder, 'node_modules'), 'junction');
  mkdirSync(join(folder, 'docs'));
  writeFileSync(join(folder, 'docs', 'first.md'), '# First\n');
  for (const [name, item] of Object.entries(navbarItems)) {
    const drawn = `<NavbarItem {...${JSON.stringify(item)}} />`;
    const page = `import NavbarItem from '@theme/NavbarItem';\n\n${drawn}\n`;
    writeFileSync(join(folder, 'docs', `${name}.mdx`), page);
  }
  const sidebars = { docs: ['first', ...(sidebarItem ? [sidebarItem] : [])] };
  writeFileSync(join(folder, 'sidebars.json'), JSON.stringify(sidebars));
  const config = {
    title: 'One page',
    url: 'https://docs.example.com',
    baseUrl: '/',
    onBrokenLinks: 'ignore',
    future: { v4: true, experimental_faster: true },
    i18n: i18n ?? { defaultLocale: 'en', locales: ['en'] },
    plugins: [['@docusaurus/plugin-content-docs', { sidebarPath: './sidebars.json' }]],
    themes: ['@docusaurus/theme-classic'],
    themeConfig: { navbar: { items: [] } },
  };
  writeFileSync(
    join(folder, 'docusaurus.config.mjs'),
    `export default ${JSON.stringify(config)};\n`,
  );
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [docusaurus, 'build', folder, '--no-minify'],
      (_, stdout, stderr) => {
        resolve(stdout + stderr);
      },
    );
  });
}
