import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { OptionalCommand } from '../pack/optional-command.ts';

/** The database engine of the reference servers, which run in the process of the command. */
const engine = createRequire(import.meta.url).resolve('@sqlite.org/sqlite-wasm/sqlite3.wasm');

/**
 * Serves the docs, the documents and the reference servers to coding agents by the Model Context Protocol on standard
 * input and output. It reads only files of the package and opens no connection.
 */
export const mcp: OptionalCommand = {
  help: [
    'serves the docs, the documents and the reference servers to a coding agent, by the',
    'Model Context Protocol on standard input and output',
  ],
  llms: (packageName, site) =>
    `- [Model Context Protocol](${site}reference/client.tgz): \`npx ${packageName} mcp\`, or \`npx ${site}reference/client.tgz mcp\`, speaks it on standard input and output: search and read these docs, validate requests and answers, verify signatures, explain errors, call the reference servers and play scenarios in process. Works offline.`,
  files: (pages) => ({ 'docs.json': JSON.stringify(pages), 'sqlite3.wasm': readFileSync(engine) }),
  thirdParty: [engine],
};
