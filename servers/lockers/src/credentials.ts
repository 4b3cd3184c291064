/** The principals: a locker (`api-key`) and the systems of an organization (`secret_token`). */

import type { Credentials, KeyDigest } from '@frontline/contract';
import type { Sql } from '@frontline/storage';
import { isDemoSecret } from './demo-data.ts';

/** A type and not an interface, because `createApi` requires an object type with known keys. */
export type Principals = {
  LockerKey: { lockerId: number };
  SecretToken: { organizationId: number; appOwnerId: number; application: string };
};

interface Options {
  sql: Sql;
  digest: KeyDigest;
  /** Whether the secrets printed in the docs are accepted. */
  demo: boolean;
}

export function createCredentials({ sql, digest, demo }: Options): Credentials<Principals> {
  return {
    LockerKey: async ({ secret }) => {
      if (isDemoSecret(secret) && !demo) return undefined;
      const hash = await digest(secret);
      const [locker] = await sql<{ id: number }>`SELECT id FROM lockers
        WHERE api_key_hash = ${hash} AND revoked_at IS NULL`;
      return locker && { lockerId: locker.id };
    },

    SecretToken: async ({ secret }) => {
      if (isDemoSecret(secret) && !demo) return undefined;
      const hash = await digest(secret);
      const [token] = await sql<{ owner: number; organization_id: number; name: string }>`
        SELECT COALESCE(app_owner_id, id) AS owner, organization_id, name FROM secret_tokens
        WHERE token_hash = ${hash} AND revoked_at IS NULL`;
      if (!token) return undefined;
      const { owner: appOwnerId, organization_id: organizationId, name: application } = token;
      return { organizationId, appOwnerId, application };
    },
  };
}
