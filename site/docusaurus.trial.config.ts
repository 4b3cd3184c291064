import type { Config, FasterConfig } from '@docusaurus/types';
import site from './docusaurus.config.ts';

// The same site with the brand of another owner (site/trial/brand), for e2e/.

const faster = site.future?.experimental_faster as Partial<FasterConfig>;

const config: Config = {
  ...site,
  // No persistent cache: it would mix the files of the two builds.
  future: {
    ...site.future,
    experimental_faster: { ...faster, rspackPersistentCache: false },
  },
};

export default config;
