import { readFileSync } from 'node:fs';

const read = (name: string) =>
  readFileSync(new URL(`./${name}.svg`, import.meta.url), 'utf8').trim();

/** The drawing beside the name in the bar, and the one of icons, cards and sheets. Colors are tokens. */
export const drawings = { logo: read('logo'), mark: read('mark') };
