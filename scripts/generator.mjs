// @ts-check
// Runs Docusaurus in the current folder and prints a short message for each failure, where its own command prints the
// chain of causes with their stacks. TRACE=1, or --trace after a verb, shows those too.
import { inspect } from 'node:util';
import { dirname, resolve } from 'node:path';
import core from '@docusaurus/core/lib/index.js';
import { failureIn, messagesOf } from './failures/messages.mjs';

process.env['BABEL_ENV'] ??= 'development';
process.env['NODE_ENV'] ??= 'development';
// On CI, Docusaurus turns some warnings into errors: make local builds equally strict.
if (process.argv[2] === 'build') process.env['CI'] ??= 'true';

const root = dirname(resolve(process.cwd()));
const wantsTrace = Boolean(process.env['TRACE']);
const { error: write } = console;

/** @param {unknown} error */
const format = (error) =>
  wantsTrace
    ? inspect(error, { depth: Infinity })
    : `${messagesOf(error, root).join('\n')}\nTRACE=1 before the command shows where in the code.`;

/** @param {unknown} error */
function fail(error) {
  write(`\n${format(error)}`);
  process.exit(1);
}

// In development, Docusaurus continues after a failure and logs it.
console.error = (...given) =>
  write(
    ...given.map((one) => {
      const failure = failureIn(one);
      return failure ? format(failure) : one;
    }),
  );
process.on('unhandledRejection', fail);
try {
  await core.runCLI([process.execPath, 'docusaurus', ...process.argv.slice(2)]);
} catch (error) {
  fail(error);
}
