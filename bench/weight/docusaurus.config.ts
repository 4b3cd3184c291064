import type { Config } from '@docusaurus/types';
import { sitePlugins } from '../growth/site-plugins.ts';
import site from '../../site/docusaurus.config.ts';

// The site as published, plus source maps to find the module of each byte of a script.

const config: Config = {
  ...site,
  plugins: [
    ...sitePlugins(),
    () => ({
      name: 'maps',
      configureWebpack: (_config, isServer) => ({
        devtool: isServer ? false : 'hidden-source-map',
      }),
    }),
  ],
};

export default config;
