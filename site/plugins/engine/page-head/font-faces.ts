/**
 * The two families, and local stand-ins with the same width and line height: a page is shown in these
 * first, and nothing moves when the real font takes their place. Percentages are measured: the average
 * width of a paragraph in the family divided by its width in Arial; ascent and descent divided by that.
 * Code is drawn at 92 % of its size: beside text of the same size it looks as large.
 * Headings have a stand-in of their own: Arial made bold by the browser is 7 % narrower than Arial Bold.
 */
export function fontFaces(folder: string): string {
  const file = (name: string) => `url(${folder}${name}.woff2) format("woff2")`;
  const real = 'font-display:swap;font-weight:400 700;';
  const asText =
    'size-adjust:99.1%;ascent-override:98.9%;descent-override:32.3%;line-gap-override:0%;';
  return [
    face('Hyperlegible', file('text'), real),
    face('Hyperlegible Mono', file('code'), `${real}size-adjust:92%;`),
    face('Hyperlegible stand-in', local('Arial', 'Liberation Sans', 'Roboto'), asText),
    face(
      'Hyperlegible stand-in',
      local('Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'),
      `font-weight:600 700;${asText}`,
    ),
    face(
      'Hyperlegible Mono stand-in',
      local('Courier New', 'Liberation Mono'),
      'size-adjust:96.9%;ascent-override:93.1%;descent-override:30.4%;line-gap-override:0%;',
    ),
  ].join('');
}

const face = (family: string, src: string, rest: string) =>
  `@font-face{font-family:"${family}";src:${src};${rest}}`;

const local = (...names: string[]) => names.map((name) => `local("${name}")`).join(',');
