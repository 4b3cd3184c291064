import type { Database } from '@frontline/storage';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { addDemoTools } from './demo-tools.ts';
import { addDocsTools } from './docs-tools.ts';
import { addJudgeTools } from './judge-tools.ts';
import { addScenarioTool } from './scenario-tool.ts';
import type { DocsPage } from '../pack/optional-command.ts';
import { openLibrary } from './library.ts';

interface McpOptions {
  /** The name and version of the package. */
  name: string;
  version: string;
  /** Where the docs are published. */
  docs: string;
  pages: DocsPage[];
  /** Opens an empty database in memory. */
  open: () => Promise<Database>;
}

/** The docs, the documents and the reference servers for a coding agent, by the Model Context Protocol. */
export function createMcpServer({ name, version, docs, pages, open }: McpOptions): McpServer {
  const server = new McpServer({ name, version });
  addDocsTools(server, openLibrary(pages), docs);
  addJudgeTools(server, docs);
  addDemoTools(server, open);
  addScenarioTool(server, docs, open);
  return server;
}
