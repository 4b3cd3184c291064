import type { Config, FasterConfig } from '@docusaurus/types';
import site from './docusaurus.config.ts';

// The same site with the brand of another owner (site/trial/brand), as e2e/ looks at it.

const faster = site.future?.experimental_faster as Partial<FasterConfig>;

const config: Config = {
  ...site,
  // Everything of the faster builder but its cache, which would mix the files of the two builds.
  future: {
    ...site.future,
    experimental_faster: { ...faster, rspackPersistentCache: false },
  },
};

export default config;
