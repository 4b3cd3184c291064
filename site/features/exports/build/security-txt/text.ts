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
