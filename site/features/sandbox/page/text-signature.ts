import { sortedFields, type FormField } from '@frontline/twilio-signature/sorted-fields';
import { ReaderError } from './reader-error.ts';

/** The text that a text-message service signs: the exact public address, followed by the fields of the form. */
export const textToSign = (url: string, fields: readonly FormField[]): string =>
  url + sortedFields(fields).flat().join('');

/**
 * HMAC-SHA1 in Base64, by the browser's own cryptography; the token stays in memory.
 *
 * @throws {ReaderError} the browser keeps its cryptography from this page
 */
export async function signText(authToken: string, text: string): Promise<string> {
  if (!globalThis.crypto?.subtle) {
    throw new ReaderError(
      'A signature needs a secure page: open this site over https or on localhost.',
    );
  }
  const bytes = (of: string) => new TextEncoder().encode(of);
  const algorithm = { name: 'HMAC', hash: 'SHA-1' };
  const key = await crypto.subtle.importKey('raw', bytes(authToken), algorithm, false, ['sign']);
  const signature = await crypto.subtle.sign('HMAC', key, bytes(text));
  return btoa(String.fromCharCode(...new Uint8Array(signature)));
}
