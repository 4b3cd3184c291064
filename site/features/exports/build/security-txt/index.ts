import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { brand } from '../../../../../brand/brand.ts';
import { publishedAt } from '../../../../../brand/published.ts';
import { newestDate } from '../../../../shell/build/page-dates/index.ts';

/** Writes `/.well-known/security.txt`: where to report a vulnerability (RFC 9116). */
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
/** RFC 9116, section 2.5.5, recommends less than a year. */
const VALID_DAYS = 360;

/**
 * The content of security.txt (RFC 9116). It expires relative to the newest change of a page, so that builds are
 * reproducible and the contact of an abandoned site expires.
 */
export function securityText({
  repository,
  publishedAt,
  changed,
}: {
  /** The public source repository. */
  repository: string;
  /** Root URL of the site, without a trailing slash. */
  publishedAt: string;
  /** ISO 8601 date or date and time, such as `2026-11-23`. */
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
