import { readFileSync } from 'node:fs';

/** Colors as `#rrggbb`, by token name. */
export type Colors = Record<string, string>;

/** Reads the tokens of both themes in colors.css; a value may be something else than a color. */
export function colorsIn(css: string): { light: Colors; dark: Colors } {
  const text = css.replaceAll(/\/\*[^]*?\*\//g, '');
  const below = (selector: RegExp): Colors => {
    const [, block = ''] = selector.exec(text) ?? [];
    const tokens = block.matchAll(/--([\w-]+)\s*:\s*([^;]*)/g);
    return Object.fromEntries([...tokens].map(([, name = '', value = '']) => [name, value.trim()]));
  };
  return {
    light: below(/:root\s*\{([^}]*)/),
    dark: below(/\[data-theme=['"]?dark['"]?\]\s*\{([^}]*)/),
  };
}

/** The brand colors. The dark theme inherits tokens that it does not define from the light one. */
export const colors = colorsIn(readFileSync(new URL('./colors.css', import.meta.url), 'utf8'));

const read = (name: string) =>
  readFileSync(new URL(`./${name}.svg`, import.meta.url), 'utf8').trim();

/** The logo in the navbar, and the mark of icons, social cards and printables, as SVG with color tokens. */
export const drawings = { logo: read('logo'), mark: read('mark') };
