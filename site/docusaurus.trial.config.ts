import { fileURLToPath } from 'node:url';
import type { Config, PluginModule } from '@docusaurus/types';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import site from './docusaurus.config.ts';

// The same site under a base URL of its own, with an announcement and two things that break when
// asked to: what e2e/ needs to see and the published site must not hold.

const themeConfig = site.themeConfig as UserThemeConfig;

const componentTypes = './trial/theme/NavbarItem/ComponentTypes.tsx';

const trialTheme: PluginModule = () => ({
  name: 'trial-theme',
  // The site has item types of its own, and its src/theme outweighs every theme: only an alias reaches them.
  configureWebpack: () => ({
    resolve: {
      alias: {
        '@theme/NavbarItem/ComponentTypes': fileURLToPath(new URL(componentTypes, import.meta.url)),
      },
    },
  }),
});

const config: Config = {
  ...site,
  baseUrl: '/trial/',
  // Everything of the faster builder but its cache, which would mix the files of the two builds.
  future: {
    v4: true,
    experimental_faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      rspackBundler: true,
      mdxCrossCompilerCache: true,
      ssgWorkerThreads: true,
      rspackPersistentCache: false,
    },
  },
  plugins: [
    ...(site.plugins ?? []),
    ['@docusaurus/plugin-content-pages', { id: 'trial', path: 'trial/pages' }],
  ],
  themes: [...(site.themes ?? []), trialTheme],
  themeConfig: {
    ...themeConfig,
    announcementBar: {
      id: 'trial-2',
      content: 'The reading room is closed on Sunday.',
      isCloseable: true,
    },
    navbar: {
      ...themeConfig.navbar,
      items: [...(themeConfig.navbar?.items ?? []), { type: 'custom-fragile' }],
    },
  } satisfies UserThemeConfig,
};

export default config;
