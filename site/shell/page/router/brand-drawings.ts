declare const BRAND_DRAWINGS: { logo: string; mark: string };

/** Stands in for brand/drawings.ts in what is bundled: the drawings as the build has read them. */
export const drawings = BRAND_DRAWINGS;
