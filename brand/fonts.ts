/**
 * Metrics of the two variable fonts in `static/fonts`, weights 400 to 700, by which system fonts are adjusted to the
 * same width and line height as fallbacks, so that loading a font causes no layout shift. The files must be called
 * `text.woff2` and `code.woff2`.
 */
export const fonts = {
  text: {
    /** Its `size-adjust`. */
    drawnAt: '100%',
    /** In percent of the font size. */
    ascent: 98,
    descent: 32,
    /** The width of a paragraph in percent of its width in each system font, at weight 400 and 700. */
    widths: {
      Arial: [99.1, 99.1],
      Roboto: [99.2, 105.1],
      'Noto Sans': [93.8, 95.2],
      'DejaVu Sans': [87.2, 83.2],
    },
  },
  code: {
    // Matches the apparent size of the text font.
    drawnAt: '92%',
    ascent: 90.2,
    descent: 29.5,
    /** One font is enough: common monospace fonts have the same width. */
    widths: { 'Courier New': [96.9, 96.9] },
  },
} as const;
