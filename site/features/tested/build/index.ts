import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { badge } from './badge.ts';
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
