import type { Config, FasterConfig } from '@docusaurus/types';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import site from './docusaurus.config.ts';

// The same site under a base URL of its own and with an announcement: what e2e/ needs to see and the published
// site must not hold.

const themeConfig = site.themeConfig as UserThemeConfig;

const faster = site.future?.experimental_faster as Partial<FasterConfig>;

const config: Config = {
  ...site,
  baseUrl: '/trial/',
  // Everything of the faster builder but its cache, which would mix the files of the two builds.
  future: {
    ...site.future,
    experimental_faster: { ...faster, rspackPersistentCache: false },
  },
  themeConfig: {
    ...themeConfig,
    announcementBar: {
      id: 'trial-2',
      content: 'The reading room is closed on Sunday.',
      isCloseable: true,
    },
  } satisfies UserThemeConfig,
};

export default config;
