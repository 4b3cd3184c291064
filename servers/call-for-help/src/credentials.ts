import type { Credentials, KeyDigest } from '@frontline/contract';
import type { Sql } from '@frontline/storage';
import { demoButtonSecret } from './demo-data.ts';

/** The principal of each security scheme of the document. */
export interface Principals {
  CallButtonKey: { organization_id: number };
}

export function createCredentials(options: {
  sql: Sql;
  digest: KeyDigest;
  demo: boolean;
}): Credentials<Principals> {
  const { sql, digest, demo } = options;
  return {
    CallButtonKey: async ({ secret }) => {
      if (secret === demoButtonSecret && !demo) return undefined;
      const [key] = await sql<{ organization_id: number }>`
        SELECT organization_id FROM button_keys
        WHERE key_hash = ${await digest(secret)} AND revoked_at IS NULL`;
      return key;
    },
  };
}
