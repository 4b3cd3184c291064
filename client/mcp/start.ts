import { readFileSync } from 'node:fs';
import { openInPage } from '@frontline/storage/in-page';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createMcpServer } from './create-server.ts';
import type { DocsPage } from '../pack/optional-command.ts';

/** `mcp`: speaks the protocol on standard input and output until its input ends. Opens no port. */
export async function start(name: string, version: string, docs: string): Promise<void> {
  const beside = (file: string) => readFileSync(new URL(`./${file}`, import.meta.url));
  const pages = JSON.parse(beside('docs.json').toString()) as DocsPage[];
  let compiled: Promise<WebAssembly.Module> | undefined;
  const open = async () =>
    openInPage(await (compiled ??= WebAssembly.compile(beside('sqlite3.wasm'))));
  const server = createMcpServer({ name, version, docs, pages, open });
  // Such as a message of more than 10 MiB, which ends it: standard output is the protocol's.
  server.server.onerror = ({ message }) => console.error(message);
  await server.connect(new StdioServerTransport());
}
