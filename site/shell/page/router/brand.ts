import type { Colors } from '../../../../brand/colors.ts';

declare const BRAND_COLORS: { light: Colors; dark: Colors };
declare const BRAND_DRAWINGS: { logo: string; mark: string };

/** Replace brand/colors.ts and brand/drawings.ts in bundles, with values that the build defines. */
export const colors = BRAND_COLORS;
export const drawings = BRAND_DRAWINGS;
