import { readFileSync } from 'node:fs';

/** Colors by the name of their token, `#rrggbb`. */
export type Colors = Record<string, string>;

/** Reads the tokens of both themes from the text of colors.css. */
function colorsIn(css: string): { light: Colors; dark: Colors } {
  const below = (selector: string): Colors => {
    const [block = ''] = css.slice(css.indexOf(`${selector} {`)).split('}');
    return Object.fromEntries(
      [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
    );
  };
  return { light: below(':root'), dark: below("[data-theme='dark']") };
}

/** The colors of the provider. What the dark theme does not name is as in the light one. */
export const colors = colorsIn(readFileSync(new URL('./colors.css', import.meta.url), 'utf8'));
