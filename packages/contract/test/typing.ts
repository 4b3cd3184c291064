import { createApi } from '../src/index.ts';
import { echo, shelfApi, type ShelfHandlers, type ShelfOperations } from './shelf-api.ts';

/**
 * Code that must not compile. The type checker runs over this file; a missing expected error is an error.
 */
const { readNewest, ...incomplete } = echo;

// @ts-expect-error the handler readNewest is missing
export const missing: ShelfHandlers = incomplete;

// @ts-expect-error the document has no operation sellShelf
export const extra: ShelfHandlers = { ...echo, sellShelf: readNewest };

export const undocumentedStatus: ShelfHandlers = {
  ...echo,
  // @ts-expect-error the operation documents no 418
  readNewest: async () => ({ status: 418, body: 'teapot' }),
};

export const bodyOfAnotherStatus: ShelfHandlers = {
  ...echo,
  // @ts-expect-error a 403 has a message, only a 200 is text
  readShelf: async () => ({ status: 403, body: 'Keep out.' }),
};

export const wrongBody: ShelfHandlers = {
  ...echo,
  // @ts-expect-error the message is text
  moveShelf: async () => ({ status: 400, body: { message: 400 } }),
};

export const unknownField: ShelfHandlers = {
  ...echo,
  // @ts-expect-error the body has no width
  addShelf: async ({ body }) => ({ status: 201, body: body.width }),
};

export const unknownParameter: ShelfHandlers = {
  ...echo,
  // @ts-expect-error the path has a shelf_id, not an id
  readShelf: async ({ path }) => ({ status: 200, body: String(path.id) }),
};

export const credentialOfAnotherScheme: ShelfHandlers = {
  ...echo,
  // @ts-expect-error a device key proves a device, not a member of staff
  moveShelf: async ({ credential }) => ({ status: 200, body: credential.staff }),
};

export const credentialNobodyAskedFor: ShelfHandlers = {
  ...echo,
  // @ts-expect-error the operation asks for no credential
  readNewest: async ({ credential }) => ({ status: 200, body: credential.staff }),
};

createApi<ShelfOperations, { StaffKey: { staff: string } }>(shelfApi, {
  // @ts-expect-error the handlers rely on credentials that nobody verifies here
  handlers: echo,
  credentials: { StaffKey: () => ({ staff: 'ana' }) },
  maxBodyBytes: 65_536,
});
