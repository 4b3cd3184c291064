import type { Colour } from './marks.ts';
import type { Sheet } from './sheet.ts';

/** Those of the site's light theme, written out because sheets are drawn in the browser, too, where no file is read. */
const light: Record<Exclude<Colour, 'hue'>, string> = {
  ink: '#14201f',
  'ink-2': '#41504e',
  'line-strong': '#818a87',
  surface: '#ffffff',
};

/** The colour as the site's light theme has it, or that of the sheet's product. */
export const colour = (name: Colour, { hue }: Pick<Sheet, 'hue'>): string =>
  name === 'hue' ? hue : light[name];
