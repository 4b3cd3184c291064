/**
 * Turns a secret into what is stored and looked up in its place: its SHA-256 as 64 hexadecimal
 * digits. Our secrets are random, so no salt is needed; and since only digests are compared, how
 * long a comparison takes says nothing about a secret.
 */
export type KeyDigest = (secret: string) => string | Promise<string>;

/** The digest every runtime has: pages, workers and Node. */
export const webKeyDigest: KeyDigest = async (secret) => {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
};
