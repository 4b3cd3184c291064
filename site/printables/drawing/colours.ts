import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Colour } from './marks.ts';
import type { Sheet } from './sheet.ts';

const css = readFileSync(
  fileURLToPath(new URL('../../src/css/tokens.css', import.meta.url)),
  'utf8',
);
const light = css.slice(css.indexOf(':root'), css.indexOf('}'));

/** The colour as the site's light theme has it, or that of the sheet's product. */
export function colour(name: Colour, { hue }: Pick<Sheet, 'hue'>): string {
  if (name === 'hue') return hue;
  const found = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(light)?.[1];
  if (!found) throw new Error(`There is no colour --${name} in tokens.css.`);
  return found;
}
