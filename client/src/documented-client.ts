import type { OpenApiDocument } from '@frontline/specs/document';
import createFetchClient, { type Client, type Middleware } from 'openapi-fetch';
import { credentialMiddleware } from './credentials.ts';
import { plainTextMiddleware } from './plain-text.ts';

export interface ClientOptions<Schemes extends string> {
  /** Where the server listens. Defaults to the first server of the document, on this computer. */
  baseUrl?: string;
  /**
   * The secret of each credential kind you hold, by its name in the document. Each operation is sent
   * the one it asks for and no other; one that you leave out is not sent, and the server refuses.
   */
  credentials?: Partial<Record<Schemes, string>>;
  /** The word before the secret in `Authorization`. Defaults to the one in the document. */
  schemeWord?: string;
  /** Sends a request. Defaults to the global `fetch`; a server in the same program will do too. */
  fetch?: (request: Request) => Promise<Response>;
}

/** A client of any document: `paths` types its calls, the document places its credentials. */
export function createDocumentedClient<Paths extends object, Schemes extends string>(
  document: OpenApiDocument,
  {
    baseUrl = document.servers[0]?.url,
    credentials = {},
    schemeWord,
    fetch,
  }: ClientOptions<Schemes>,
): Client<Paths> {
  const client = createFetchClient<Paths>({
    ...(baseUrl ? { baseUrl } : {}),
    ...(fetch ? { fetch } : {}),
  });
  const middleware: Middleware[] = [
    credentialMiddleware(document, credentials, schemeWord),
    plainTextMiddleware,
  ];
  client.use(...middleware);
  return client;
}
