import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './steps.ts';

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
const linesOf = (text: string) => text.split('\n').filter((line) => line !== '');

/** Writes CHANGELOG.md from the commits and the tags of releases. `--notes` prints the newest release instead. */
function main(): void {
  const tags = linesOf(git('tag', '--list', 'v[0-9]*', '--merged', 'HEAD', '--sort=-creatordate'));
  const bounds = ['HEAD', ...tags];
  const releases = bounds.map((end, index): Release => {
    const commits = commitsIn(bounds[index + 1], end);
    if (index === 0) return { title: 'Not released yet', commits };
    return { title: end, date: git('log', '-1', '--format=%cs', end).trim(), commits };
  });

  if (process.argv.includes('--notes')) {
    const newest = releases.find(({ commits }) => commits.length > 0);
    console.log(newest ? sectionOf(newest) : '');
  } else {
    writeFileSync(join(root, 'CHANGELOG.md'), changelogOf(releases));
    console.log(
      `CHANGELOG.md: ${releases.reduce((sum, { commits }) => sum + commits.length, 0)} commits read`,
    );
  }
}

/** The commits between two releases, newest first, without merges. */
function commitsIn(after: string | undefined, end: string): Commit[] {
  const range = after ? `${after}..${end}` : end;
  return git('log', '--no-merges', '--format=%s%x00%b%x1e', range)
    .split('\x1e')
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => {
      const [subject = '', body = ''] = text.split('\0');
      return { subject, body };
    });
}

interface Commit {
  subject: string;
  body: string;
}

/** The commits between two releases. */
interface Release {
  /** The tag, or `Not released yet`. */
  title: string;
  /** The day of the release, such as `2026-11-23`. */
  date?: string;
  commits: readonly Commit[];
}

/** The commit types that appear in the changelog; the others concern only developers. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ['feat', 'Added'],
  ['fix', 'Fixed'],
  ['perf', 'Faster'],
]);
const SUBJECT = /^(?<type>[a-z]+)(?:\((?<scope>[^)]+)\))?(?<breaking>!)?: (?<what>.+)$/;

/** One release as Markdown: breaking changes first, then by kind, in commit order. */
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

if (process.argv[1]?.endsWith('changelog.ts')) main();
