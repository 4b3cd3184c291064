import { colors } from '../../../../../brand/colors.ts';
import type { Colour } from './marks.ts';
import type { Sheet } from './sheet.ts';

/** The colour as the site's light theme has it, or that of the sheet's product. */
export function colour(name: Colour, { hue }: Pick<Sheet, 'hue'>): string {
  if (name === 'hue') return hue;
  const found = colors.light[name];
  if (!found) throw new Error(`There is no colour --${name} in brand/colors.css.`);
  return found;
}
