import { fileURLToPath } from 'node:url';
import type { Config, FasterConfig, PluginModule } from '@docusaurus/types';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import site from './docusaurus.config.ts';

// The same site under a base URL of its own, with an announcement and two things that break when
// asked to: what e2e/ needs to see and the published site must not hold.

const themeConfig = site.themeConfig as UserThemeConfig;

const here = (name: string) => fileURLToPath(new URL(`./trial/theme/${name}`, import.meta.url));

const trialTheme: PluginModule = () => ({
  name: 'trial-theme',
  // The site has item types of its own, and its src/theme outweighs every theme: only an alias reaches them.
  configureWebpack: () => ({
    resolve: {
      alias: {
        '@theme/NavbarItem/ComponentTypes': here('NavbarItem/ComponentTypes.tsx'),
        '@theme/DocRoot/Layout': here('DocRoot/Layout/index.tsx'),
      },
    },
  }),
});

const faster = site.future?.experimental_faster as Partial<FasterConfig>;

const config: Config = {
  ...site,
  baseUrl: '/trial/',
  // Everything of the faster builder but its cache, which would mix the files of the two builds.
  future: {
    ...site.future,
    experimental_faster: { ...faster, rspackPersistentCache: false },
  },
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
