import type { Config, PluginModule } from '@docusaurus/types';
import type { ThemeConfig } from '@docusaurus/theme-classic';
import site from './docusaurus.config.ts';

// The same site under a base URL of its own, with an announcement and two things that break when
// asked to: what e2e/ needs to see and the published site must not hold.

const themeConfig = site.themeConfig as ThemeConfig;

const trialTheme: PluginModule = () => ({
  name: 'trial-theme',
  getThemePath: () => './trial/theme',
});

const config: Config = {
  ...site,
  baseUrl: '/trial/',
  plugins: [
    ...(site.plugins ?? []),
    ['@docusaurus/plugin-content-pages', { id: 'trial', path: 'trial/pages' }],
    trialTheme,
  ],
  themeConfig: {
    ...themeConfig,
    announcementBar: {
      id: 'trial-2',
      content: 'The reading room is closed on Sunday.',
      isCloseable: true,
    },
    navbar: {
      ...themeConfig.navbar,
      items: [...themeConfig.navbar.items, { type: 'custom-fragile' }],
    },
  } satisfies ThemeConfig,
};

export default config;
