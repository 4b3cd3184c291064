// @ts-check
// Runs one verb of package.json: `node verbs/run.mjs start`. Plain JavaScript with old syntax on
// purpose: it must run before anything is installed, and tell an old Node so in one sentence.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

const root = fileURLToPath(new URL('..', import.meta.url));
const [verb, ...rest] = process.argv.slice(2);

requireNode(20, 19);
installOnce();
runVerb();

/** @param {number} major @param {number} minor */
function requireNode(major, minor) {
  const [a = 0, b = 0] = process.versions.node.split('.').map(Number);
  if (a > major || (a === major && b >= minor)) return;
  fail(
    `Node ${process.versions.node} is too old: this project needs Node ${major}.${minor} or newer. Install it from nodejs.org and run the command again.`,
  );
}

/** Installs dependencies when they are missing or differ from package-lock.json. */
function installOnce() {
  const stamp = join(root, 'node_modules', '.installed');
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing dependencies (once, a few minutes on a slow network) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    fail(
      'npm ci did not finish. If it reports a network error, connect this machine to the npm registry (or set a proxy with `npm config set proxy`) and run the command again.',
    );
  }
  writeFileSync(stamp, lock);
}

function runVerb() {
  const file = join(root, 'verbs', `${verb}.ts`);
  if (!verb || !existsSync(file)) {
    fail(`There is no verb "${verb}". The verbs are the scripts of package.json.`);
  }
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...rest], {
    cwd: root,
    stdio: 'inherit',
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 1)));
}

/** @param {string} sentence @returns {never} */
function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
