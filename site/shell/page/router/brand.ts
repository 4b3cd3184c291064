import type { Colors } from '../../../../brand/look.ts';

declare const BRAND_COLORS: { light: Colors; dark: Colors };
declare const BRAND_DRAWINGS: { logo: string; mark: string };

/** Replace brand/look.ts in bundles, with values that the build defines. */
export const colors = BRAND_COLORS;
export const drawings = BRAND_DRAWINGS;
