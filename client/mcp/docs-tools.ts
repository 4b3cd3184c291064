import { z } from 'zod';
import { operationMarkdown } from './operation-markdown.ts';
import { operationNamed, type openLibrary } from './library.ts';
import { failed, jsonOf, reads, textOf, type Server } from './tool.ts';

/** Lets an agent search and read the docs. */
export function addDocsTools(
  server: Server,
  library: ReturnType<typeof openLibrary>,
  docs: string,
): void {
  server.registerTool(
    'search_docs',
    {
      description: 'Searches the documentation: guides, API references, error messages.',
      inputSchema: {
        query: z.string().min(1).max(300),
        limit: z.number().int().min(1).max(20).default(8),
      },
      annotations: reads,
    },
    ({ query, limit }) =>
      jsonOf(library.find(query, limit).map((place) => ({ ...place, address: docs + place.path }))),
  );
  server.registerTool(
    'read_page',
    {
      description: 'Reads a page of the documentation as Markdown.',
      inputSchema: {
        path: z.string().max(300).describe('As search_docs names it: /docs/lockers/intro'),
        from: z.number().int().min(0).max(10_000_000).default(0).describe('Letters to leave out'),
      },
      annotations: reads,
    },
    ({ path, from }) => {
      const page = library.read(path.replace(/#.*$/, ''));
      return page === undefined
        ? failed('No page has this path. search_docs names those that exist.')
        : textOf(page.slice(from));
    },
  );
  server.registerTool(
    'read_operation',
    {
      description: 'Reads one operation of an API as Markdown, with its examples and answers.',
      inputSchema: {
        operation: z.string().max(200).describe('createOrder, or POST /api/lockers/orders'),
      },
      annotations: reads,
    },
    ({ operation }) => {
      const found = operationNamed(operation);
      return found
        ? textOf(operationMarkdown(found.api, found.operationId, docs))
        : failed('No operation has this name or line.');
    },
  );
}
