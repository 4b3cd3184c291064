/** The two weights of the site's family that sheets are set in. */
export const weights = { regular: 400, bold: 700 } as const;
export type Weight = keyof typeof weights;

/** The width of a line of text in points. */
export type Measure = (text: string, size: number, weight: Weight) => number;
