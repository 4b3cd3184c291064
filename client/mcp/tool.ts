import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { apiNames, type ApiName } from '@frontline/specs/api-names';
import { z } from 'zod';

/** Input schemas that the tools share. */
export const api = z
  .enum(apiNames as [string, ...string[]])
  .describe('Which API') as unknown as z.ZodEnum<{ [Name in ApiName]: Name }>;
export const method = z.enum(['GET', 'POST', 'PUT', 'DELETE', 'PATCH']);
export const path = z
  .string()
  .max(2_000)
  .regex(/^\/(?!\/)/)
  .describe('Path and query without the host, such as /api/lockers/orders');
export const headers = z
  .record(
    z.string().regex(/^[\w-]{1,100}$/),
    z
      .string()
      .max(4_000)
      .regex(/^[\x20-\x7e]*$/),
  )
  .default({})
  .describe('Headers by name');
export const body = z.string().max(70_000).describe('The body as it is sent, as text');

/** Longer results are cut and marked. */
const MAX_LENGTH = 60_000;

export const textOf = (text: string) => ({
  content: [
    {
      type: 'text' as const,
      text: text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}\n[cut]` : text,
    },
  ],
});

export const jsonOf = (value: unknown) => textOf(JSON.stringify(value, null, 2));

/** An error as the result of a tool, as the protocol requires. */
export const failed = (text: string) => ({ ...textOf(text), isError: true });

export type Server = McpServer;
/** Annotations of a tool that only reads and accesses nothing outside this process. */
export const reads = { readOnlyHint: true, openWorldHint: false };
