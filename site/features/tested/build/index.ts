import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { existsSync, lstatSync, readFileSync, readlinkSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { TestRecord } from '../shared/record.ts';

/**
 * Docusaurus plugin that passes the test record of these sources to /markdown-page, and writes `/tested.svg`. Ignores
 * a record of other sources: the page then says that this build was not tested.
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

/** Approximate width of a letter at 11 px; the text is stretched to fit in any font. */
const LETTER = 6.4;
const PAD = 8;

/** The SVG badge of a green run. */
function badge(date: string): string {
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

/** The path of the record, ignored by git. */
export const recordFile = (siteDir: string): string => path.join(siteDir, '.tested/record.json');

/** The record of these sources; undefined if they have changed since. */
export function readRecord(siteDir: string): TestRecord | undefined {
  const file = recordFile(siteDir);
  if (!existsSync(file)) return undefined;
  const record = JSON.parse(readFileSync(file, 'utf8')) as TestRecord;
  return record.sources === digestOfSources(path.join(siteDir, '..')) ? record : undefined;
}

/** A hash of all files that git does not ignore, committed or not. Empty outside of a repository. */
export function digestOfSources(folder: string): string {
  const names = filesOf(folder);
  if (names.length === 0) return '';
  const hash = createHash('sha256');
  for (const name of names) hash.update(`\n${name}\n`).update(read(path.join(folder, name)));
  return hash.digest('hex');
}

/** The content of a listed file: the target of a symbolic link, nothing for a nested repository. */
function read(file: string): string | Buffer {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  if (stats?.isSymbolicLink()) return readlinkSync(file);
  // git also lists deleted files until the deletion is committed.
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
