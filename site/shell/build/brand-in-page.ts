import { fileURLToPath } from 'node:url';
import type { ConfigureWebpackUtils } from '@docusaurus/types';
import { colors } from '../../../brand/colors.ts';
import { drawings } from '../../../brand/drawings.ts';

type DefinePlugin = InstanceType<
  ConfigureWebpackUtils['currentBundler']['instance']['DefinePlugin']
>;

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** What of the brand is read from files, and what stands in for it in a bundle, which reads none. */
export const brandStandIns = (): Record<string, string> => ({
  [here('../../../brand/colors.ts')]: here('../page/router/brand-colors.ts'),
  [here('../../../brand/drawings.ts')]: here('../page/router/brand-drawings.ts'),
});

/** Writes into bundles what the stand-ins name. */
export const withBrand = ({ currentBundler }: ConfigureWebpackUtils): DefinePlugin =>
  new currentBundler.instance.DefinePlugin({
    BRAND_COLORS: JSON.stringify(colors),
    BRAND_DRAWINGS: JSON.stringify(drawings),
  });
