/**
 * The two variable fonts of `static/fonts`, from weight 400 to 700, and what stands in for each until it has arrived:
 * a font of the reader's machine at the same width and line height, so that nothing moves. Percentages are measured:
 * `size` is the average width of a paragraph in the font divided by its width in the stand-in; `ascent` and `descent`
 * are those of the font divided by that. The names of the files stay `text.woff2` and `code.woff2`.
 */
export const fonts = {
  text: {
    /** How large it is drawn, of the size that is asked for. */
    drawnAt: '100%',
    standIn: { size: '99.1%', ascent: '98.9%', descent: '32.3%' },
  },
  code: {
    // Beside text of the same size it looks as large.
    drawnAt: '92%',
    standIn: { size: '96.9%', ascent: '93.1%', descent: '30.4%' },
  },
};
