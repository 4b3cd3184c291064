// @ts-check
// Installs packages from a package-lock.json. Plain JavaScript: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** npm's codes for a registry that cannot be reached, as opposed to one that refuses. */
const NETWORK_ERROR =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ENETDOWN|ETIMEDOUT|ERR_SOCKET_TIMEOUT|ERR_SOCKET_CONNECTION_TIMEOUT|IDLE_TIMEOUT|RESPONSE_TIMEOUT)\b/;

/**
 * Whether the installed packages of a folder match its package-lock.json, according to the lock that npm writes into
 * node_modules at the end of every install. Ignores optional packages, which may be for another platform.
 *
 * @param {string} folder
 */
export function isInstalled(folder) {
  const installed = packagesOf(join(folder, 'node_modules/.package-lock.json'));
  const locked = packagesOf(join(folder, 'package-lock.json'));
  if (!installed || !locked) return false;
  return Object.entries(locked).every(([place, { version, integrity, link, optional }]) => {
    if (!/(^|\/)node_modules\//.test(place) || optional) return true;
    const there = installed[place];
    return there?.version === version && there?.integrity === integrity && there?.link === link;
  });
}

/**
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean }} Locked
 * @param {string} file
 * @returns {Record<string, Locked> | undefined}
 */
function packagesOf(file) {
  if (!existsSync(file)) return undefined;
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/**
 * Installs the packages of a package-lock.json, from npm's cache if there is no network.
 *
 * @param {string} folder
 * @throws {Error} with the reason and the fix
 */
export function install(folder) {
  const { reason, registry } = pingRegistry(folder);
  if (reason) console.log(`No network (${reason}): trying with what npm has kept …`);
  const args = ['ci', '--no-audit', '--no-fund'];
  const { status, stderr } = reason
    ? npm(folder, [...args, '--offline', '--loglevel=silent'], 'pipe')
    : npm(folder, [...args, '--loglevel=error'], 'inherit');
  if (status === 0) return;
  if (reason) {
    throw new Error(
      `This machine does not reach the npm registry ${registry} (${reason}), and npm's cache does not hold all that is needed. Connect it to the network, name a proxy with \`npm config set proxy <address>\` or another registry with \`npm config set registry <address>\`, and run the command again.`,
    );
  }
  throw new Error(
    `npm ci did not finish in ${folder}${stderr ? `: ${stderr.trim()}` : ''}. What npm says above names the cause; after a failing network, run the command again.`,
  );
}

/**
 * The registry of npm, and the error code if it cannot be reached. Uses `npm ping`, because only npm knows its registry,
 * proxy and certificates; a registry that refuses the ping counts as reached.
 *
 * @param {string} folder
 */
function pingRegistry(folder) {
  const quick = ['--fetch-retries=0', '--fetch-timeout=10000', '--loglevel=notice'];
  const { status, stderr } = npm(folder, ['ping', ...quick], 'pipe');
  const reason = status === 0 ? undefined : (NETWORK_ERROR.exec(stderr) || [])[0];
  return { reason, registry: (/\bPING (\S+)/.exec(stderr) || [])[1] || '' };
}

/**
 * Runs npm with Node if npm started this process, because on Windows `npm` is a batch file, which cannot be started
 * without a shell.
 *
 * @param {string} cwd
 * @param {string[]} args without spaces, because a shell would split them
 * @param {'inherit' | 'pipe'} stdio
 */
export function npm(cwd, args, stdio) {
  const own = process.env['npm_execpath'] || '';
  /** @type {import('node:child_process').SpawnSyncOptionsWithStringEncoding} */
  const options = { cwd, stdio, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 };
  const { status, stdout, stderr, error } =
    basename(own) === 'npm-cli.js' && existsSync(own)
      ? spawnSync(process.execPath, [own, ...args], options)
      : process.platform === 'win32'
        ? spawnSync(['npm', ...args].join(' '), { ...options, shell: true })
        : spawnSync('npm', args, options);
  return { status, stdout: stdout || '', stderr: stderr || (error ? error.message : '') };
}
