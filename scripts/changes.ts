/** A commit as `git log` tells it. */
export interface Commit {
  subject: string;
  body: string;
}

/** What has changed between two releases. */
export interface Release {
  /** The tag, or `Not released yet`. */
  title: string;
  /** The day of the release, such as `2026-11-23`. */
  date?: string;
  commits: readonly Commit[];
}

/** What users of the project are told of, by the first word of a commit; the rest is for those who work on it. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ['feat', 'Added'],
  ['fix', 'Fixed'],
  ['perf', 'Faster'],
]);
const SUBJECT = /^(?<type>[a-z]+)(?:\((?<scope>[^)]+)\))?(?<breaking>!)?: (?<what>.+)$/;

/** One release as Markdown: what breaks first, then by kind, in the order of the commits. */
export function sectionOf({ title, date, commits }: Release): string {
  const lines = new Map(['Breaking', ...KINDS.values()].map((kind) => [kind, [] as string[]]));
  for (const { subject, body } of commits) {
    const { type = '', scope, breaking, what = '' } = SUBJECT.exec(subject)?.groups ?? {};
    const isBreaking = breaking !== undefined || /^BREAKING[ -]CHANGE:/m.test(body);
    const kind = isBreaking ? 'Breaking' : KINDS.get(type);
    if (kind) lines.get(kind)?.push(`- ${scope ? `${scope}: ` : ''}${what}`);
  }
  const parts = [...lines]
    .filter(([, list]) => list.length > 0)
    .map(([kind, list]) => `### ${kind}\n\n${list.join('\n')}`);
  return [`## ${title}${date ? `, ${date}` : ''}`, ...parts].join('\n\n');
}

/** The whole file, newest release first. */
export const changelogOf = (releases: readonly Release[]): string =>
  [
    '# Changes',
    'Written from the commits by `npx tsx scripts/changelog.ts`. What readers of the docs are told is in the release notes, /docs/whats-new.',
    ...releases.filter(({ commits }) => commits.length > 0).map(sectionOf),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
