import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changelogOf, sectionOf, type Commit, type Release } from './changes.ts';
import { root } from './steps.ts';

// Writes CHANGELOG.md from the commits and the tags of releases. `--notes` prints the newest release instead.

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
const linesOf = (text: string) => text.split('\n').filter((line) => line !== '');

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

/** The commits after one release up to another one, newest first, without those that only join others. */
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
