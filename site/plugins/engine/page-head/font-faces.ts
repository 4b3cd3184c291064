import { fonts } from '../../../../brand/fonts.ts';

/**
 * The two families, and local stand-ins with the same width and line height: a page is shown in these
 * first, and nothing moves when the real font takes their place. The measures are the brand's.
 * Headings have a stand-in of their own: Arial made bold by the browser is 7 % narrower than Arial Bold.
 */
export function fontFaces(folder: string): string {
  const file = (name: keyof typeof fonts) =>
    [
      `url(${folder}${name}.woff2) format("woff2")`,
      `font-display:swap;font-weight:400 700;${drawn(fonts[name].drawnAt)}`,
    ] as const;
  const asText = measures('text');
  return [
    face('Hyperlegible', ...file('text')),
    face('Hyperlegible Mono', ...file('code')),
    face('Hyperlegible stand-in', local('Arial', 'Liberation Sans', 'Roboto'), asText),
    face(
      'Hyperlegible stand-in',
      local('Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'),
      `font-weight:600 700;${asText}`,
    ),
    face('Hyperlegible Mono stand-in', local('Courier New', 'Liberation Mono'), measures('code')),
  ].join('');
}

const drawn = (size: string) => (size === '100%' ? '' : `size-adjust:${size};`);

function measures(name: keyof typeof fonts): string {
  const { size, ascent, descent } = fonts[name].standIn;
  return `size-adjust:${size};ascent-override:${ascent};descent-override:${descent};line-gap-override:0%;`;
}

const face = (family: string, src: string, rest: string) =>
  `@font-face{font-family:"${family}";src:${src};${rest}}`;

const local = (...names: string[]) => names.map((name) => `local("${name}")`).join(',');
