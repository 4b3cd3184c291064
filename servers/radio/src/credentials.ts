import type { Credentials, Seal } from '@frontline/contract';
import type { Sql } from '@frontline/storage';
import { demoSecrets } from './demo-data.ts';
import { findEdgeDevice, findTextAccount } from './edge-devices.ts';
import type { EdgeDeviceRow } from './tables.ts';
import { publicAddress, textSignatureIsValid, type HmacSha1 } from './text-signature.ts';

/** What each credential of the document proves, by its security scheme name. */
export interface Principals {
  /** A key that may be somebody's. Whose it must be is in the body: see the handler. */
  EdgeDeviceKey: { secret: string };
  /** A hook that was signed for this edge device; `edgeDevice` is missing when there is none by that id. */
  TextSignature: { edgeDevice?: EdgeDeviceRow };
}

export function createCredentials(options: {
  sql: Sql;
  hmacSha1: HmacSha1;
  publicUrl: string | undefined;
  seal: Seal;
  demo: boolean;
}): Credentials<Principals> {
  const { sql, hmacSha1, publicUrl, seal, demo } = options;
  return {
    EdgeDeviceKey: ({ secret }) => (demoSecrets.has(secret) && !demo ? undefined : { secret }),

    TextSignature: async ({ secret: signature, form, path, request, caller }) => {
      const edgeId = path['edgeId'] ?? '';
      // Not validated yet, and PostgreSQL takes no null character; validation refuses it next.
      const edgeDevice = edgeId.includes('\0') ? undefined : await findEdgeDevice(sql, edgeId);
      if (!edgeDevice) return {};
      const account = await findTextAccount(sql, edgeDevice);
      if (!account) return undefined;
      const authToken = seal.open(account.auth_token);
      if (demoSecrets.has(authToken) && !demo) return undefined;
      const accountSid = form.find(([name]) => name === 'AccountSid')?.[1];
      // A form without one is signed with the right token or not; validation names the field next.
      if (accountSid && accountSid !== account.account_sid) return undefined;
      const url = publicAddress(request.url, publicUrl, caller.target);
      const signed = { signature, authToken, url, form, hmacSha1 };
      return (await textSignatureIsValid(signed)) ? { edgeDevice } : undefined;
    },
  };
}
