import { z } from 'zod';
import { anchorOf } from '@frontline/openapi-validator';
import type { ApiName } from '@frontline/specs/api-names';
import { answerNamed } from '@frontline/specs/printed-requests';
import { docsUrl, apis, operationsIn } from '../check/apis.ts';
import { operationNamed, type openLibrary } from './library.ts';
import { failed, jsonOf, reads, textOf, type Server } from './tool.ts';

/** Adds the tools that search and read the docs. */
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
        path: z.string().max(300).describe('/docs/lockers/intro, or the address of a link'),
        from: z.number().int().min(0).max(10_000_000).default(0).describe('Letters to leave out'),
      },
      annotations: reads,
    },
    ({ path, from }) => {
      const page = library.read(pathOf(path, docs));
      return page === undefined
        ? failed(`No page has the path "${path}". search_docs names those that exist.`)
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
        : failed(`No operation is "${operation}". search_docs finds them by what they do.`);
    },
  );
}

/** The path of a page from a link in these docs: `{docs}/docs/lockers/intro.md#open-codes`. */
function pathOf(address: string, docs: string): string {
  const path = address.startsWith(docs) ? address.slice(docs.length) : address;
  const [, bare = ''] = /^\/?([^?#]*?)(?:\.md|\.html)?\/?(?:[?#].*)?$/.exec(path) ?? [];
  return `/${bare}`;
}

/** One operation as Markdown, with each printed request and its answer. */
export function operationMarkdown(api: ApiName, operationId: string, docs: string): string {
  const { operation, line } = operationsIn(apis[api]).find(
    (one) => one.operation.operationId === operationId,
  )!;
  const [credential = 'none'] = operation.security.flatMap(Object.keys);
  const requests = apis[api].printed
    .filter((printed) => printed.operationId === operationId)
    .map(({ name, parameters, body, status }) =>
      [
        `### ${name}`,
        code({ parameters, ...(body !== undefined && { body }) }),
        `Answered ${status}:`,
        code(answerNamed(operation, name)?.answer),
      ].join('\n\n'),
    );
  const statuses = Object.entries(operation.responses).map(
    ([status, { description }]) => `- ${status}: ${description.trim().replaceAll('\n', ' ')}`,
  );
  const [media] = Object.values(operation.requestBody?.content ?? {});
  return [
    `# ${operation.summary}`,
    `\`${line}\` (${operationId}), credential ${credential}, repeats ${operation['x-repeat']}`,
    docsUrl(docs, api, anchorOf(operationId)),
    operation.description.trim(),
    '## Answers',
    statuses.join('\n'),
    ...(media ? ['## Schema of the body', code(media.schema)] : []),
    '## Examples',
    ...requests,
  ].join('\n\n');
}

const code = (value: unknown) => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;
