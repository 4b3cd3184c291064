import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { ensureBrowsers } from './browsers/ensure-browsers.ts';
import { build, buildTrial } from './build.ts';
import { generate, root, runTool } from './steps.ts';

/**
 * `npm test -- site/shell/test`, `npm test -- -t "a claim"`: runs the test files whose path contains one of the
 * words and whose text matches the title. Other options are passed to vitest.
 *
 * @param filter selects the files that may run
 * @returns the exit code
 */
export async function testSome(
  given: readonly string[],
  filter: (file: string) => boolean = () => true,
): Promise<number> {
  const { words, title, options } = readArguments(given);
  const pattern = title === undefined ? /(?:)/ : patternOf(title);
  if (!pattern) {
    console.error(
      title
        ? `-t "${title}" is no regular expression. Write a backslash before ( and other signs of those.`
        : '-t has no title: write some of its words after it.',
    );
    return 1;
  }
  const files = testFiles().filter(
    (file) =>
      filter(file) &&
      (words.length === 0 || words.some((word) => file.includes(word))) &&
      pattern.test(readFileSync(join(root, file), 'utf8')),
  );
  const [inBrowsers, others] = [true, false].map((isE2e) =>
    files.filter((file) => isInBrowsers(file) === isE2e),
  ) as [string[], string[]];
  if (files.length === 0) {
    console.error(
      `No test file has ${words.map((word) => `"${word}"`).join(' or ') || 'any path'} in its path${title === undefined ? '' : ` and "${title}" in its text`}. Name a file or folder, such as servers/lockers, or a title after -t.`,
    );
    return 1;
  }
  await generate();
  let code = 0;
  if (others.length > 0) code = await runTool('vitest', ['run', ...others, ...options]);
  if (inBrowsers.length === 0) return code;
  const browsers = ensureBrowsers();
  if (!existsSync(join(root, 'site/build/index.html'))) await build();
  if (!existsSync(join(root, 'site/build-trial/index.html'))) await buildTrial();
  const config = ['--config', 'e2e/vitest.config.ts'];
  const names = inBrowsers.map((file) => file.replace(/^e2e\//, ''));
  code ||= await runTool('vitest', ['run', ...config, ...names, ...options], browsers.env);
  for (const sentence of browsers.missing) console.log(sentence);
  return code;
}

/** The pattern for titles; undefined if there is none. */
function patternOf(title: string): RegExp | undefined {
  try {
    return title === '' ? undefined : new RegExp(title);
  } catch {
    return undefined;
  }
}

/** Whether a test needs the built site; those of optional features are in their folders. */
export const isInBrowsers = (file: string): boolean =>
  file.startsWith('e2e/') || file.endsWith('.e2e.ts');

/** Splits the arguments into words of paths, the title, and options for vitest. */
export function readArguments(given: readonly string[]) {
  const at = given.findIndex((word) => word === '-t' || word === '--testNamePattern');
  const title = at < 0 ? undefined : (given[at + 1] ?? '');
  const rest = given.filter((_, index) => at < 0 || (index !== at && index !== at + 1));
  return {
    words: rest
      .filter((word) => !word.startsWith('-'))
      .map((word) => relative(root, resolve(root, word)).replaceAll('\\', '/')),
    title,
    options: [
      ...rest.filter((word) => word.startsWith('-')),
      ...(title === undefined ? [] : ['-t', title]),
    ],
  };
}

/** Every test file of the repository, including untracked ones. */
function testFiles(): string[] {
  const args = [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '*.test.ts',
    '*.test.tsx',
    '*.e2e.ts',
  ];
  const { stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return stdout.split('\n').filter((file) => file && existsSync(join(root, file)));
}
