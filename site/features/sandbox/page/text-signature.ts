import { ReaderError } from './reader-error.ts';

/** A form as it was sent: names may repeat, and the order is the sender's. */
export type FormFields = readonly (readonly [name: string, value: string])[];

/**
 * The text that a text-message service signs: the exact public address, followed by every form field
 * sorted by name, name and value joined without a separator (Twilio, "Webhooks security").
 */
export function textToSign(url: string, fields: FormFields): string {
  return (
    url +
    sortedFields(fields)
      .map(([name, value]) => name + value)
      .join('')
  );
}

/** By name in the order of their character codes; a repeated name gives each of its values once. */
export function sortedFields(fields: FormFields): [name: string, value: string][] {
  const values = new Map<string, Set<string>>();
  for (const [name, value] of fields) {
    values.set(name, (values.get(name) ?? new Set()).add(value));
  }
  return [...values.keys()]
    .sort()
    .flatMap((name) =>
      [...(values.get(name) ?? [])].sort().map((value): [string, string] => [name, value]),
    );
}

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
