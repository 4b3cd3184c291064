import { spawnSync } from 'node:child_process';
import { findProgram, type ProgramLookup, type ProgramSpec } from './find-program.ts';

/** Whether this process has fetched the package lists. */
let isListed = false;

/**
 * Installs Debian packages, which requires root. Returns the reason for a failure as the end of a sentence, or undefined
 * on success.
 */
export function installFromDebian(
  packages: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): string | undefined {
  if (process.platform !== 'linux') return 'none is brought on this system';
  const apt = (...args: string[]) =>
    spawnSync('apt-get', [...OPTIONS, ...args], {
      // Errors go to stderr; stdout has a line for each step of each package.
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

/** Quiet, with short timeouts for machines without a network. */
const OPTIONS = [
  '-qq',
  ...['Retries=1', 'http::Timeout=30', 'https::Timeout=30'].flatMap((each) => [
    '-o',
    `Acquire::${each}`,
  ]),
];

/**
 * Finds a program on this machine, or installs its Debian package.
 *
 * @param missing builds the message for a failure from its reason
 */
export function ensureProgram(
  wanted: ProgramSpec,
  debian: string,
  env: NodeJS.ProcessEnv,
  missing: (why: string) => string,
): ProgramLookup {
  const found = findProgram(wanted, env);
  if (found) return { env: { [wanted.variable]: found } };
  const why = installFromDebian([debian], env);
  const installed = why === undefined ? findProgram(wanted, env) : undefined;
  return installed
    ? { env: { [wanted.variable]: installed } }
    : { missing: missing(why ?? 'the one that apt-get brought does not either') };
}
