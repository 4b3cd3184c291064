// @ts-check
import { createInterface } from 'node:readline/promises';

/**
 * Asks a yes-no question at the terminal; Enter is yes.
 *
 * @param {string} question
 * @returns {Promise<boolean>}
 */
export async function ask(question) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Ctrl+C ends the command as usual, and a closed input means no.
  terminal.on('SIGINT', () => process.exit(130));
  const closed = new Promise((resolve) => terminal.once('close', () => resolve('no')));
  const answer = await Promise.race([terminal.question(`${question} [Y/n] `), closed]);
  terminal.close();
  return /^\s*(y(es)?)?\s*$/i.test(answer);
}
