declare module 'subset-font' {
  /** A font with the glyphs of `text` only, fixed at the given place of each variation axis. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'sfnt' | 'woff2'; variationAxes?: Record<string, number> },
  ): Promise<Buffer>;
}
