import { readFileSync } from 'node:fs';

/** Colors as `#rrggbb`, by token name. */
export type Colors = Record<string, string>;

/** Parses the tokens of both themes in colors.css. */
function colorsIn(css: string): { light: Colors; dark: Colors } {
  const below = (selector: string): Colors => {
    const [block = ''] = css.slice(css.indexOf(`${selector} {`)).split('}');
    return Object.fromEntries(
      [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
    );
  };
  return { light: below(':root'), dark: below("[data-theme='dark']") };
}

/** The brand colors. The dark theme inherits tokens that it does not define from the light one. */
export const colors = colorsIn(readFileSync(new URL('./colors.css', import.meta.url), 'utf8'));

const read = (name: string) =>
  readFileSync(new URL(`./${name}.svg`, import.meta.url), 'utf8').trim();

/** The logo in the navbar, and the mark of icons, social cards and printables, as SVG with color tokens. */
export const drawings = { logo: read('logo'), mark: read('mark') };
