import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { digestOfSources } from './digest.ts';

/** What a complete and green run of all tests has executed. Only `npm test` writes it. */
export interface TestRecord {
  /** The files that were tested, as `digestOfSources` tells them. */
  sources: string;
  /** Day of the run, `2026-11-23`. */
  date: string;
  passed: number;
  skipped: number;
  /** Requests printed in the docs and in the API documents whose answer was compared. */
  examples: number;
  operations: number;
  /** Documented answers that were reached: an operation and a status each. */
  statuses: number;
  servers: string[];
  engines: string[];
  browsers: string[];
  /** Addresses that were followed, and places within pages that they lead to. */
  links: number;
  anchors: number;
  /** Pages to which the rules of axe-core were applied, in each look. */
  pages: number;
  looks: string[];
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
