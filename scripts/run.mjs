// @ts-check
// Runs one verb of package.json: `node scripts/run.mjs start`. Plain JavaScript with old syntax: it must
// run before anything is installed, and report an outdated Node in one sentence.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

const root = fileURLToPath(new URL('..', import.meta.url));
const [verb, ...rest] = process.argv.slice(2);

requireNode(20, 19);
refuseLostOptions();
main().catch((error) => fail(error instanceof Error ? error.message : String(error)));

async function main() {
  const file = join(root, 'scripts', `${verb}.ts`);
  if (!verb || !existsSync(file)) {
    fail(`There is no verb "${verb}". The verbs are the scripts of package.json.`);
  }
  // Imported dynamically, because an old Node cannot parse them.
  const { install, isInstalled } = await import('./npm.mjs');
  const { requireWritable } = await import('./writable.mjs');
  // An installed server writes only its data, whose location is configurable.
  if (verb !== 'serve' || !isInstalled(root)) requireWritable(root);
  const env = verb === 'start' || verb === 'dev' ? await openPorts() : process.env;
  if (!isInstalled(root)) {
    console.log('Installing dependencies (once, a few minutes on a slow network) …');
    install(root);
  }
  runVerb(file, env);
}

/** @param {number} major @param {number} minor */
function requireNode(major, minor) {
  const [a = 0, b = 0] = process.versions.node.split('.').map(Number);
  if (a > major || (a === major && b >= minor)) return;
  fail(
    `Node ${process.versions.node} is too old: this project needs Node ${major}.${minor} or newer. Install it from nodejs.org and run the command again.`,
  );
}

/** Without `--`, npm passes on words only: a server would start without demonstration data, a check with another one. */
function refuseLostOptions() {
  const lost = ['demo', 'api', 'base'].find((name) => process.env[`npm_config_${name}`]);
  if (!lost) return;
  fail(
    `npm read --${lost} as an option of its own. Write -- before it: npm run ${verb} -- … --${lost}`,
  );
}

/** Chooses the ports, asking the user if needed, and passes them on as environment variables. */
async function openPorts() {
  const { choosePorts, variableOf } = await import('./ports.mjs');
  const { ask } = await import('./ask.mjs');
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
  const { ports, notices } = await choosePorts({
    env: process.env,
    ...(isTerminal ? { agree: ask } : {}),
  });
  for (const notice of notices) console.log(notice);
  const chosen = Object.entries(ports).map(([name, port]) => [variableOf(name), String(port)]);
  return { ...process.env, ...Object.fromEntries(chosen) };
}

/** @param {string} file @param {NodeJS.ProcessEnv} env */
function runVerb(file, env) {
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...rest], {
    cwd: root,
    stdio: 'inherit',
    env,
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(signal, () => {
      // On Windows the console signals the child too, and `kill` would terminate it at once.
      if (process.platform !== 'win32') child.kill(signal);
    });
  }
  child.on('exit', (code, signal) => {
    process.exit(signal ? 128 + constants.signals[signal] : code === null ? 1 : code);
  });
}

/** @param {string} sentence @returns {never} */
function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
