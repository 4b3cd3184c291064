import { sortedFields, type FormField } from '@frontline/twilio-signature/sorted-fields';
import { ReaderError } from './reader-error.ts';

/** The text that a text-message service signs: the exact public URL followed by the form fields. */
export const textToSign = (url: string, fields: readonly FormField[]): string =>
  url + sortedFields(fields).flat().join('');

/**
 * HMAC-SHA1 in Base64 by Web Crypto; the token stays in memory.
 *
 * @throws {ReaderError} Web Crypto is unavailable in this page
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

/**
 * Why a text is not a valid header value, with the fix; empty if it is. Header values are bytes, one for each of the
 * first 256 code points (Fetch standard, "byte sequence").
 */
export function headerFault(text: string): string {
  const characters = [...text];
  const at = characters.findIndex((one) => /[\0\r\n]|[^\0-\xff]/u.test(one));
  const found = characters[at];
  if (found === undefined) return '';
  return `Character ${at + 1}, ${describeCharacter(found)}, is not allowed in a header, which can contain only Latin-1 characters. Remove it, or copy the value again.`;
}

/** “€” (U+20AC); only the code point for invisible characters. */
function describeCharacter(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return /[\p{C}\p{Z}\p{M}]/u.test(character)
    ? `which is invisible (U+${code})`
    : `“${character}” (U+${code})`;
}
