import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { TestRecord } from '../shared/record.ts';
import { readRecord } from './record.ts';

/**
 * Hands /markdown-page the record of the tests of these very sources, and writes `/tested.svg` where there is
 * one. A record of other sources counts for nothing: the page then says that this build was not tested.
 */
export default function tested({ siteDir }: LoadContext): Plugin<TestRecord | undefined> {
  let record: TestRecord | undefined;
  return {
    name: 'tested',
    loadContent: () => (record = readRecord(siteDir)),
    async contentLoaded({ actions }) {
      await actions.createData('record.json', JSON.stringify(record ?? null));
    },
    async postBuild({ outDir }) {
      if (record) await writeFile(path.join(outDir, 'tested.svg'), badge(record.date));
    },
  };
}

/** Width of a letter at 11 px, about; the text is stretched to it, so that any typeface fits. */
const LETTER = 6.4;
const PAD = 8;

/** The badge of a green run, as a picture that stands by itself. */
export function badge(date: string): string {
  const [name, result] = ['tests', `passed ${date}`];
  const [left, right] = [name, result].map(
    (words) => Math.round(words.length * LETTER) + 2 * PAD,
  ) as [number, number];
  const words = (text: string, from: number, width: number) =>
    `<text x="${from + PAD}" y="14" textLength="${width - 2 * PAD}" lengthAdjust="spacingAndGlyphs">${text}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="20" role="img" aria-label="${name}: ${result}">`,
    `<rect width="${left}" height="20" fill="#333"/><rect x="${left}" width="${right}" height="20" fill="#1b6b3a"/>`,
    `<g fill="#fff" font-family="sans-serif" font-size="11">${words(name, 0, left)}${words(result, left, right)}</g>`,
    '</svg>\n',
  ].join('');
}
