import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { existsSync, lstatSync, readFileSync, readlinkSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { TestRecord } from '../shared/record.ts';

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

/** Where the record lies: beside the pages, in no repository. */
export const recordFile = (siteDir: string): string => path.join(siteDir, '.tested/record.json');

/** The record of these very sources; undefined where they have not been tested since they changed. */
export function readRecord(siteDir: string): TestRecord | undefined {
  const file = recordFile(siteDir);
  if (!existsSync(file)) return undefined;
  const record = JSON.parse(readFileSync(file, 'utf8')) as TestRecord;
  return record.sources === digestOfSources(path.join(siteDir, '..')) ? record : undefined;
}

/**
 * A text that changes with every file of the repository, committed or not; what git ignores is left out.
 * Empty where the folder is no repository, because nobody can say there what was tested.
 */
export function digestOfSources(folder: string): string {
  const names = filesOf(folder);
  if (names.length === 0) return '';
  const hash = createHash('sha256');
  for (const name of names) hash.update(`\n${name}\n`).update(read(path.join(folder, name)));
  return hash.digest('hex');
}

/** What a name of git's list holds: of a link where it leads to, of another repository within nothing. */
function read(file: string): string | Buffer {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  if (stats?.isSymbolicLink()) return readlinkSync(file);
  // Deleted and not committed: git still lists it.
  return stats?.isFile() ? readFileSync(file) : '';
}

function filesOf(folder: string): string[] {
  const list = ['ls-files', '-coz', '--exclude-standard'];
  try {
    const stdio = ['ignore', 'pipe', 'ignore'] as const;
    const names = execFileSync('git', list, { cwd: folder, encoding: 'utf8', stdio: [...stdio] });
    return [...new Set(names.split('\0'))].filter(Boolean).sort();
  } catch {
    return [];
  }
}
