/** The two weights of the site's family that sheets are set in. */
export const weights = { regular: 400, bold: 700 } as const;
export type Weight = keyof typeof weights;
