import { fileURLToPath } from 'node:url';
import type { Config } from '@docusaurus/types';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import site from '../../../docusaurus.config.ts';

// A site of generated docs with our shell and theme: tests code that only a large site reaches, in half the time
// that our own site takes.

const inSite = (name: string) => fileURLToPath(new URL(`../../../${name}`, import.meta.url));
const { announcementBar: _, ...themeConfig } = site.themeConfig as Record<string, unknown>;

const docs: DocsOptions = {
  path: process.env['LARGE_SITE_DOCS'] ?? '',
  sidebarPath: fileURLToPath(new URL('./sidebars.ts', import.meta.url)),
};

const config: Config = {
  ...site,
  // The footer links to pages that do not exist here.
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: { hooks: { onBrokenMarkdownLinks: 'throw' } },
  themeConfig,
  staticDirectories: [],
  plugins: [
    inSite('shell/build/fragments/index.ts'),
    inSite('shell/build/critical-css/index.ts'),
    ['@docusaurus/plugin-content-docs', docs],
    inSite('shell/build/page-head/index.ts'),
    inSite('features/exports/build/page-list/index.ts'),
    inSite('shell/build/index.ts'),
  ],
  // Navbar, sidebar and search.
  clientModules: [inSite('shell/page/navbar/start.ts')],
  themes: [
    [
      '@docusaurus/theme-classic',
      {
        customCss: ['tokens', 'base', 'part', 'chrome', 'docs'].map((name) =>
          inSite(`css/${name}.css`),
        ),
      },
    ],
  ],
};

export default config;
