import { spawnSync } from 'node:child_process';
import { findProgram, type Brought, type Wanted } from './find-program.ts';

/** Whether the lists of packages have been fetched by this process. */
let isListed = false;

/**
 * Installs packages of Debian, which only root may. Answers why it did not, as the end of a sentence,
 * or undefined when they are installed.
 */
export function installFromDebian(
  packages: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): string | undefined {
  if (process.platform !== 'linux') return 'none is brought on this system';
  const apt = (...args: string[]) =>
    spawnSync('apt-get', [...OPTIONS, ...args], {
      // What fails is told on stderr; the rest is a line for each step of each package.
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: 600_000,
    });
  if (spawnSync('apt-get', ['--version'], { env }).error) return 'there is no apt-get to bring one';
  if (process.getuid?.() !== 0) return 'only root may bring one';
  console.log(`Bringing ${packages.join(' and ')} with apt-get …`);
  if (!isListed) isListed = apt('update').status === 0;
  const { status, error } = apt('install', '-y', '--no-install-recommends', ...packages);
  if (status === 0) return undefined;
  return `apt-get did not bring one (${error?.message ?? `it ended with code ${status}`})`;
}

/** Quiet, and without a long wait where there is no network. */
const OPTIONS = [
  '-qq',
  ...['Retries=1', 'http::Timeout=30', 'https::Timeout=30'].flatMap((each) => [
    '-o',
    `Acquire::${each}`,
  ]),
];

/**
 * Finds a program of this machine, else brings the package of Debian that has it.
 *
 * @param missing the sentence for where there is none; takes why, as its end
 */
export function ensureProgram(
  wanted: Wanted,
  debian: string,
  env: NodeJS.ProcessEnv,
  missing: (why: string) => string,
): Brought {
  const found = findProgram(wanted, env);
  if (found) return { env: { [wanted.variable]: found } };
  const why = installFromDebian([debian], env);
  const brought = why === undefined ? findProgram(wanted, env) : undefined;
  return brought
    ? { env: { [wanted.variable]: brought } }
    : { missing: missing(why ?? 'the one that apt-get brought does not either') };
}
