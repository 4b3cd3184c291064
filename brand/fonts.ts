/**
 * The two variable fonts of `static/fonts`, from weight 400 to 700, and what is needed to let a font of the reader's
 * machine stand in for each until it has arrived, at the same width and line height, so that nothing moves.
 * The names of the files stay `text.woff2` and `code.woff2`.
 */
export const fonts = {
  text: {
    /** How large it is drawn, of the size that is asked for. */
    drawnAt: '100%',
    /** Above and below the baseline, in percent of the size that is asked for. */
    ascent: 98,
    descent: 32,
    /** How wide a paragraph is, in percent of the same one in each font, at weight 400 and at 700. */
    widths: {
      Arial: [99.1, 99.1],
      Roboto: [99.2, 105.1],
      'Noto Sans': [93.8, 95.2],
      'DejaVu Sans': [87.2, 83.2],
    },
  },
  code: {
    // Beside text of the same size it looks as large.
    drawnAt: '92%',
    ascent: 90.2,
    descent: 29.5,
    /** Fonts whose letters are all equally wide are equally wide among each other. */
    widths: { 'Courier New': [96.9, 96.9] },
  },
} as const;
