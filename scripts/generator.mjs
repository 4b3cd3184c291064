// @ts-check
// Runs the site's generator in the current folder and says each failure as a sentence: its own command
// prints the whole chain of causes with their stacks. TRACE=1, or --trace behind a verb, shows those too.
import { inspect } from 'node:util';
import { dirname, resolve } from 'node:path';
import core from '@docusaurus/core/lib/index.js';
import { messagesOf } from './failures/messages.mjs';

process.env['BABEL_ENV'] ??= 'development';
process.env['NODE_ENV'] ??= 'development';
// The generator fails on CI for what it only warns of on a desk: a build is the same on both.
if (process.argv[2] === 'build') process.env['CI'] ??= 'true';

const root = dirname(resolve(process.cwd()));
const wantsTrace = Boolean(process.env['TRACE']);
const { error: write } = console;

/** @param {unknown} error */
const told = (error) =>
  wantsTrace
    ? inspect(error, { depth: Infinity })
    : `${messagesOf(error, root).join('\n')}\nTRACE=1 before the command shows where in the code.`;

/** @param {unknown} error */
function fail(error) {
  write(`\n${told(error)}`);
  process.exit(1);
}

// While developing, the generator goes on and prints what went wrong as an error.
console.error = (...given) =>
  write(...given.map((one) => (one instanceof Error ? told(one) : one)));
process.on('unhandledRejection', fail);
try {
  await core.runCLI([process.execPath, 'docusaurus', ...process.argv.slice(2)]);
} catch (error) {
  fail(error);
}
