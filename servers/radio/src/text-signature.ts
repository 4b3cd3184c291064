import { sameSecret } from '@frontline/contract';
import { formFields } from '@frontline/specs/radio/limits';
import { mayBeSigned, textsToSign, type FormField } from '@frontline/twilio-signature';

/** HMAC-SHA1 of a text, in Base64. */
export type HmacSha1 = (key: string, text: string) => string | Promise<string>;

/** An HMAC that works in every runtime: pages, workers and Node. */
export const webHmacSha1: HmacSha1 = async (key, text) => {
  const bytes = (of: string) => new TextEncoder().encode(of);
  const algorithm = { name: 'HMAC', hash: 'SHA-1' };
  const imported = await crypto.subtle.importKey('raw', bytes(key), algorithm, false, ['sign']);
  const signature = await crypto.subtle.sign('HMAC', imported, bytes(text));
  return btoa(String.fromCharCode(...new Uint8Array(signature)));
};

/** Verifies the signature of a text-message webhook against every text that Twilio may have signed. */
export async function textSignatureIsValid(signed: {
  signature: string;
  authToken: string;
  url: string;
  form: readonly FormField[];
  hmacSha1: HmacSha1;
}): Promise<boolean> {
  const { signature, authToken, url, form, hmacSha1 } = signed;
  if (!mayBeSigned(signature, url, form, formFields.value)) return false;
  for (const text of textsToSign(url, form)) {
    if (sameSecret(signature, await hmacSha1(authToken, text))) return true;
  }
  return false;
}

/**
 * The URL that is configured at Twilio: the public one if the operator sets it (a proxy may change scheme, host, port
 * and leading path), then path and query as received.
 *
 * @param target  path and query before `Request` normalized them, if the transport knows them.
 */
export function publicAddress(
  requestUrl: string,
  publicUrl: string | undefined,
  target = '',
): string {
  const { origin } = new URL(requestUrl);
  const [rewritten = ''] = requestUrl.slice(origin.length).split('#', 1);
  const arrived = target.startsWith('/') ? target : rewritten;
  return (publicUrl ?? origin).replace(/\/+$/, '') + arrived;
}
