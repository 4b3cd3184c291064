import type { Colors } from '../../../../brand/colors.ts';

declare const BRAND_COLORS: { light: Colors; dark: Colors };

/** Stands in for brand/colors.ts in what is bundled: the colors as the build has read them. */
export const colors = BRAND_COLORS;
