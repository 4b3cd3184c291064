// @ts-check
// Runs one verb of package.json: `node scripts/run.mjs start`. Plain JavaScript with old syntax on
// purpose: it must run before anything is installed, and tell an old Node so in one sentence.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

const root = fileURLToPath(new URL('..', import.meta.url));
const [verb, ...rest] = process.argv.slice(2);

requireNode(20, 19);
main().catch((error) => fail(error instanceof Error ? error.message : String(error)));

async function main() {
  const file = join(root, 'scripts', `${verb}.ts`);
  if (!verb || !existsSync(file)) {
    fail(`There is no verb "${verb}". The verbs are the scripts of package.json.`);
  }
  // Not imported above: an old Node could not read them.
  const { install, isInstalled } = await import('./npm.mjs');
  const { requireWritable } = await import('./writable.mjs');
  // A server that is installed writes nothing here but its own data, whose place can be chosen.
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

/** Chooses the ports, asking whoever sits there, and hands them on as the verb reads them. */
async function openPorts() {
  const { choosePorts, variableOf } = await import('./ports.mjs');
  const { ask } = await import('./ask.mjs');
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
  const { ports, told } = await choosePorts({
    env: process.env,
    ...(isTerminal ? { agree: ask } : {}),
  });
  for (const sentence of told) console.log(sentence);
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
      // On Windows the console has told the child, and `kill` would end it without asking.
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
