import type { Database } from '@frontline/storage';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { addDocsTools } from './docs-tools.ts';
import { addJudgeTools } from './judge-tools.ts';
import { addScenarioTool } from './scenario-tool.ts';
import type { DocsPage } from '../pack/optional-command.ts';
import { openLibrary } from './library.ts';
import { apiNames, type ApiName } from '@frontline/specs/api-names';
import { z } from 'zod';
import { demoServer, type DemoServer } from '../demonstration/servers.ts';
import { api, body, failed, headers, jsonOf, method, path, type Server } from './tool.ts';

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

/** Serves the docs, the documents and the reference servers to coding agents by the Model Context Protocol. */
export function createMcpServer({ name, version, docs, pages, open }: McpOptions): McpServer {
  const server = new McpServer({ name, version });
  addDocsTools(server, openLibrary(pages), docs);
  addJudgeTools(server, docs);
  addDemoTools(server, open);
  addScenarioTool(server, docs, open);
  return server;
}

/** Adds the tools that call the three servers, which run in this process with the demonstration store. */
function addDemoTools(server: Server, open: () => Promise<Database>): void {
  const started = new Map<ApiName, Promise<DemoServer>>();
  const serverOf = (name: ApiName): Promise<DemoServer> => {
    const running = started.get(name) ?? demoServer(name, open);
    started.set(name, running);
    return running;
  };
  const local = { openWorldHint: false };

  server.registerTool(
    'send_request',
    {
      description:
        'Sends a request to a reference server inside this process, with the demonstration store. Nothing leaves the process. The secrets are those printed in the docs: demo-secret-token, demo-button-secret, demo-locker-key-1, demo-edge-key-0042.',
      inputSchema: { api, method, path, headers, body: body.optional() },
      annotations: local,
    },
    async (given) => {
      if (given.body !== undefined && given.method === 'GET') return failed('GET takes no body.');
      const { fetch } = await serverOf(given.api);
      const sent = new Headers(given.headers);
      if (given.body !== undefined && !sent.has('content-type'))
        sent.set('content-type', 'application/json');
      const url = new URL(given.path, 'http://localhost');
      const { method, body } = given;
      const answer = await fetch(
        new Request(url, { method, headers: sent, ...(body !== undefined && { body }) }),
      );
      const shown = Object.fromEntries(answer.headers);
      return jsonOf({ status: answer.status, headers: shown, body: await answer.text() });
    },
  );
  server.registerTool(
    'advance_clock',
    {
      description: 'Moves the clock of the reference servers on, such as past a rate limit.',
      inputSchema: { seconds: z.number().int().min(1).max(604_800) },
      annotations: local,
    },
    async ({ seconds }) => {
      for (const name of apiNames) await (await serverOf(name)).wait(seconds);
      return jsonOf({ advanced: seconds });
    },
  );
  server.registerTool(
    'reset_store',
    {
      description: 'Puts the demonstration store back as it was.',
      inputSchema: {},
      annotations: local,
    },
    async () => {
      const running = [...started.values()];
      started.clear();
      for (const one of running) await (await one).close();
      return jsonOf({ reset: true });
    },
  );
}
