import { readFileSync } from 'node:fs';

const read = (name: string) =>
  readFileSync(new URL(`./${name}.svg`, import.meta.url), 'utf8').trim();

/** The logo in the navbar, and the mark of icons, social cards and printables, as SVG with color tokens. */
export const drawings = { logo: read('logo'), mark: read('mark') };
