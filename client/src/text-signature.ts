import { formFields } from '@frontline/specs/radio/limits';
import { mayBeSigned, textsToSign } from '@frontline/twilio-signature';

export interface SignedForm {
  /** The `X-Twilio-Signature` header. */
  signature: string;
  /** The auth token of the account. */
  authToken: string;
  /** The exact public URL that is configured at the text-message service. */
  url: string;
  /** Every field of the form as received, such as a `URLSearchParams` of the raw body. */
  form: Iterable<readonly [name: string, value: string]>;
}

/**
 * Whether a form was signed by the holder of the auth token. Compares in constant time, and accepts what
 * the service's own validator does: with or without a port, repeated fields, an escaped query. A
 * form with more fields than a webhook can have is refused without verifying it.
 *
 * @example
 * const fits = await textSignatureFits({
 *   signature: request.headers.get('x-twilio-signature') ?? '',
 *   authToken: process.env.TWILIO_AUTH_TOKEN,
 *   url: 'https://radio.example.com/webhooks/incoming/twilio/edge-0042',
 *   form: new URLSearchParams(await request.text()),
 * });
 */
export async function textSignatureFits({
  signature,
  authToken,
  url,
  form,
}: SignedForm): Promise<boolean> {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const algorithm = { name: 'HMAC', hash: 'SHA-1' };
  const fields = [...form];
  if (!authToken || !mayBeSigned(signature, url, fields, formFields.value)) return false;
  const given = Uint8Array.from(atob(signature), (letter) => letter.charCodeAt(0));
  const key = await crypto.subtle.importKey('raw', bytes(authToken), algorithm, false, ['verify']);
  let fits = false;
  for (const text of textsToSign(url, fields)) {
    fits = (await crypto.subtle.verify('HMAC', key, given, bytes(text))) || fits;
  }
  return fits;
}
