/**
 * The two families, and a local stand-in for each with the same width and line height, so that text
 * does not move when the real font arrives. Percentages are measured: the average width of a
 * paragraph in the family divided by its width in the stand-in; ascent and descent divided by that.
 * The text's own family is preloaded and `optional`: on a line too slow for it the page keeps the
 * stand-in until the next visit, because laying out every page twice keeps a phone busy for 0.3 s.
 */
export function fontFaces(folder: string): string {
  const file = (name: string) => `url(${folder}${name}.woff2) format("woff2")`;
  return [
    face('Hyperlegible', file('text'), 'font-display:optional;font-weight:400 700;'),
    face('Hyperlegible Mono', file('code'), 'font-display:swap;font-weight:400 700;'),
    face(
      'Hyperlegible stand-in',
      'local("Arial"),local("Liberation Sans")',
      'size-adjust:99.1%;ascent-override:98.9%;descent-override:32.3%;line-gap-override:0%;',
    ),
    face(
      'Hyperlegible Mono stand-in',
      'local("Courier New"),local("Liberation Mono")',
      'size-adjust:105.3%;ascent-override:93.1%;descent-override:30.4%;line-gap-override:0%;',
    ),
  ].join('');
}

const face = (family: string, src: string, rest: string) =>
  `@font-face{font-family:"${family}";src:${src};${rest}}`;
