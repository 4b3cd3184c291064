import { fileURLToPath } from 'node:url';
import type { Config } from '@docusaurus/types';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import site from '../../../docusaurus.config.ts';

// A site of generated docs on our engine and theme, with nothing of ours to read: what only a large site
// reaches is run here in half the time that our own site takes.

const inSite = (name: string) => fileURLToPath(new URL(`../../../${name}`, import.meta.url));
const { announcementBar: _, ...themeConfig } = site.themeConfig as Record<string, unknown>;

const docs: DocsOptions = {
  path: process.env['LARGE_SITE_DOCS'] ?? '',
  sidebarPath: fileURLToPath(new URL('./sidebars.ts', import.meta.url)),
};

const config: Config = {
  ...site,
  // The footer leads to pages that are not there.
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
  // What acts in the bars, the search with it.
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
