import { createApi, type ApiDocument, type Fetch } from '@frontline/contract';

/** The kernel of one API without credentials and with no-op handlers: it only validates. */
export function kernelOf({ document, validators }: ApiDocument, maxBodyBytes = Infinity): Fetch {
  const accept = async () => ({ status: 204, body: undefined }) as const;
  const paths = Object.entries(document.paths).map(([path, item]) => [
    path,
    Object.fromEntries(
      Object.entries(item).map(([method, operation]) => [
        method,
        // A key for repeats belongs to a credential, or to what this names.
        { ...operation, security: [], 'x-key-of': '' },
      ]),
    ),
  ]);
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
  const handlers = Object.fromEntries(operations.map(({ operationId }) => [operationId, accept]));
  return createApi<Record<string, { responses: { 204: unknown } }>>(
    { document: { ...document, paths: Object.fromEntries(paths) }, validators },
    {
      handlers,
      credentials: {},
      maxBodyBytes,
      once: async (_, work) => ({ answer: await work(handlers) }),
    },
  );
}
