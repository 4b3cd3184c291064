import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { brand } from '../../../../../brand/brand.ts';
import { publishedAt } from '../../../../../brand/published-at.ts';
import { newestDate } from '../../../../shell/build/page-dates/index.ts';
import { securityText } from './text.ts';

/** Writes `/.well-known/security.txt`: where to report a weakness (RFC 9116). */
export default function securityTxt(): Plugin {
  return {
    name: 'security-txt',
    async postBuild({ outDir }) {
      const folder = path.join(outDir, '.well-known');
      const changed = newestDate() ?? new Date().toISOString();
      await mkdir(folder, { recursive: true });
      const text = securityText({ repository: brand.repository, publishedAt, changed });
      await writeFile(path.join(folder, 'security.txt'), text);
    },
  };
}
