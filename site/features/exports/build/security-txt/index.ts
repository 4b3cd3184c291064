import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { brand } from '../../../../../brand/brand.ts';
import { publishedAt } from '../../../../../brand/published-at.ts';
import { newestDate } from '../../../../shell/build/page-dates/index.ts';

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

const DAY = 24 * 60 * 60 * 1000;
/** RFC 9116, section 2.5.5, wants less than a year. */
const VALID_DAYS = 360;

/**
 * The file in which researchers look for whom to tell of a weakness (RFC 9116). It holds from the newest change to a
 * page, so that the same sources give the same bytes: a site that nobody builds any more stops promising an answer.
 */
export function securityText({
  repository,
  publishedAt,
  changed,
}: {
  /** The public source repository. */
  repository: string;
  /** Where the site begins, without a slash at the end. */
  publishedAt: string;
  /** A day such as `2026-11-23`, or a moment. */
  changed: string;
}): string {
  const expires = new Date(Date.parse(changed) + VALID_DAYS * DAY).toISOString();
  return [
    `Contact: ${repository}/security/advisories/new`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${publishedAt}/.well-known/security.txt`,
    `Policy: ${repository}/blob/main/SECURITY.md`,
    '',
  ].join('\n');
}
