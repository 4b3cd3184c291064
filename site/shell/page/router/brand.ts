import type { Colors } from '../../../../brand/colors.ts';

declare const BRAND_COLORS: { light: Colors; dark: Colors };
declare const BRAND_DRAWINGS: { logo: string; mark: string };

/** Stand in for brand/colors.ts and brand/drawings.ts in what is bundled: what the build has read of them. */
export const colors = BRAND_COLORS;
export const drawings = BRAND_DRAWINGS;
