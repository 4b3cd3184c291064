import { fileURLToPath } from 'node:url';
import type { Config, PluginConfig } from '@docusaurus/types';
import { sitePlugins } from './site-plugins.ts';
import site from '../../site/docusaurus.config.ts';

// The site with generated docs in place of its own: all plugins, theme and settings as they are.

const path = process.env['GROWTH_DOCS'] ?? '';
const sidebars = '../../site/shell/test/large-site/sidebars.ts';
const sidebarPath = fileURLToPath(new URL(sidebars, import.meta.url));

const grown = (plugin: PluginConfig): PluginConfig => {
  // It asks git when a page was changed, which knows none of these.
  if (Array.isArray(plugin) && plugin[0] === '@docusaurus/plugin-sitemap') return [plugin[0], {}];
  if (!Array.isArray(plugin) || plugin[0] !== '@docusaurus/plugin-content-docs') return plugin;
  return [plugin[0], { ...(plugin[1] as object), path, sidebarPath, showLastUpdateTime: false }];
};

const config: Config = {
  ...site,
  // The home page and the footer lead to pages that are not there.
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  plugins: sitePlugins().map(grown),
};

export default config;
