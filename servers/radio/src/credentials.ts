import type { Credentials, Seal } from '@frontline/contract';
import type { Sql } from '@frontline/storage';
import { demoSecrets } from './demo-data.ts';
import { findEdgeDevice, findTextAccount } from './edge-devices.ts';
import type { EdgeDeviceRow } from './tables.ts';
import { publicAddress, textSignatureIsValid, type HmacSha1 } from './text-signature.ts';

/** The principal of each security scheme of the document. */
export interface Principals {
  /** An unverified key: the handler compares it with the edge device that the body names. */
  EdgeDeviceKey: { secret: string };
  /** A webhook that was signed for this edge device; `edgeDevice` is missing if there is none with that id. */
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

    TextSignature: async ({ secret: signature, form, path, request, target }) => {
      const edgeId = path['edgeId'] ?? '';
      // Not validated yet, and PostgreSQL accepts no null character; validation refuses it next.
      const edgeDevice = edgeId.includes('\0') ? undefined : await findEdgeDevice(sql, edgeId);
      if (!edgeDevice) return {};
      const account = await findTextAccount(sql, edgeDevice);
      if (!account) return undefined;
      const authToken = seal.open(account.auth_token);
      if (demoSecrets.has(authToken) && !demo) return undefined;
      const accountSid = form.find(([name]) => name === 'AccountSid')?.[1];
      // Without an AccountSid only the signature is checked; validation names the missing field next.
      if (accountSid && accountSid !== account.account_sid) return undefined;
      const url = publicAddress(request.url, publicUrl, target);
      const signed = { signature, authToken, url, form, hmacSha1 };
      return (await textSignatureIsValid(signed)) ? { edgeDevice } : undefined;
    },
  };
}
