import { readFileSync } from 'node:fs';
import { openInPage } from '@frontline/storage/in-page';
import { createMcpServer } from './create-server.ts';
import { stdioTransport } from './stdio.ts';
import type { DocsPage } from '../pack/optional-command.ts';

/** `mcp`: speaks the protocol on standard input and output until its input ends. Opens no port. */
export async function start(name: string, version: string, docs: string): Promise<void> {
  const beside = (file: string) => readFileSync(new URL(`./${file}`, import.meta.url));
  const pages = JSON.parse(beside('docs.json').toString()) as DocsPage[];
  let compiled: Promise<WebAssembly.Module> | undefined;
  const open = async () =>
    openInPage(await (compiled ??= WebAssembly.compile(beside('sqlite3.wasm'))));
  const server = createMcpServer({ name, version, docs, pages, open });
  // Standard output is the protocol's.
  server.server.onerror = ({ message }) => console.error(message);
  // The agent is gone.
  process.stdout.on('error', () => process.exit(1));
  await server.connect(stdioTransport(process.stdin, process.stdout));
}
