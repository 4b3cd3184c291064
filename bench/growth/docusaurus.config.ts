import { fileURLToPath } from 'node:url';
import type { Config, PluginConfig } from '@docusaurus/types';
import { sitePlugins } from './site-plugins.ts';
import site from '../../site/docusaurus.config.ts';

// The site with generated docs instead of its own; plugins, theme and settings are unchanged.

const path = process.env['GROWTH_DOCS'] ?? '';
const sidebars = '../../site/shell/test/large-site/sidebars.ts';
const sidebarPath = fileURLToPath(new URL(sidebars, import.meta.url));

const withGeneratedDocs = (plugin: PluginConfig): PluginConfig => {
  // By default it reads last-modified dates from git, where the generated pages do not exist.
  if (Array.isArray(plugin) && plugin[0] === '@docusaurus/plugin-sitemap') return [plugin[0], {}];
  if (!Array.isArray(plugin) || plugin[0] !== '@docusaurus/plugin-content-docs') return plugin;
  return [plugin[0], { ...(plugin[1] as object), path, sidebarPath, showLastUpdateTime: false }];
};

const config: Config = {
  ...site,
  // The home page and the footer link to pages that do not exist here.
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  plugins: sitePlugins().map(withGeneratedDocs),
};

export default config;
