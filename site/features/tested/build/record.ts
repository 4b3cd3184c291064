import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { digestOfSources } from './digest.ts';
import type { TestRecord } from '../shared/record.ts';

/** Where the record lies: beside the pages, in no repository. */
export const recordFile = (siteDir: string): string => path.join(siteDir, '.tested/record.json');

/** The record of these very sources; undefined where they have not been tested since they changed. */
export function readRecord(siteDir: string): TestRecord | undefined {
  const file = recordFile(siteDir);
  if (!existsSync(file)) return undefined;
  const record = JSON.parse(readFileSync(file, 'utf8')) as TestRecord;
  return record.sources === digestOfSources(path.join(siteDir, '..')) ? record : undefined;
}
