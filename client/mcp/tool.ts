import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { apiNames, type ApiName } from '@frontline/specs/api-names';
import { z } from 'zod';

/** What every tool may read. */
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

/** An answer that is longer is cut, and says so. */
const LONGEST = 60_000;

export const textOf = (text: string) => ({
  content: [
    {
      type: 'text' as const,
      text: text.length > LONGEST ? `${text.slice(0, LONGEST)}\n[cut]` : text,
    },
  ],
});

export const jsonOf = (value: unknown) => textOf(JSON.stringify(value, null, 2));

/** Says what went wrong as the answer of a tool, as the protocol asks. */
export const failed = (text: string) => ({ ...textOf(text), isError: true });

export type Server = McpServer;
/** A tool that only reads, and reaches nothing outside of this process. */
export const reads = { readOnlyHint: true, openWorldHint: false };
