import { createHash, randomBytes, randomFillSync } from 'node:crypto';

/** Asking the system for a few bytes costs as much as asking for many. */
const pool = Buffer.alloc(4_096);
let used = pool.length;

/** 128 random bits as 22 URL-safe characters: unguessable, so knowing one is proof of being told. */
export function newId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  return pool.toString('base64url', used, (used += 16));
}

/** A key for a person to keep: 256 random bits as 43 URL-safe characters. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is stored of a secret: its SHA-256 in hexadecimal. Ours are random, so no salt is needed. */
export const digest = (secret: string): string => createHash('sha256').update(secret).digest('hex');
