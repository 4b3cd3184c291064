declare module 'subset-font' {
  /** Keeps the glyphs that a text needs, and pins the axes of a variable font. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'sfnt' | 'woff2'; variationAxes?: Record<string, number> },
  ): Promise<Buffer>;
}
