import {
  createCipheriv,
  createDecipheriv,
  createHash,
  randomBytes,
  randomFillSync,
} from 'node:crypto';
import { noSeal, type Seal } from '@frontline/contract';
import { prefixOf, type ServerSettings } from './server-settings.ts';

const algorithm = 'aes-256-gcm';
const mark = 'sealed.';

/**
 * Makes the seal of the keys in `<NAME>_SEAL_KEYS`. The first key seals, all of them open: so each process can be
 * given a key that opens before any is given one that seals.
 */
export const readSeal = (name: string, { sealKeys }: Pick<ServerSettings, 'sealKeys'>): Seal =>
  createSeal(sealKeys ?? [], `${prefixOf(name)}SEAL_KEYS`);

export function createSeal(keys: Buffer[], variable: string): Seal {
  const byName = new Map(keys.map((key) => [nameOf(key), key]));
  const [first] = keys;
  const start = first ? `${mark}${nameOf(first)}.` : undefined;

  function open(stored: string): string {
    if (!stored.startsWith(mark)) return stored;
    const [, name = '', nonce = '', tag = '', text = ''] = stored.split('.');
    const key = byName.get(name);
    if (!key) {
      throw new Error(
        `A stored secret is sealed with the key ${name}, which is not among ${variable}. Add that key.`,
      );
    }
    const decipher = createDecipheriv(algorithm, key, Buffer.from(nonce, 'base64url'));
    decipher.setAuthTag(Buffer.from(tag, 'base64url'));
    const bytes = Buffer.concat([
      decipher.update(Buffer.from(text, 'base64url')),
      decipher.final(),
    ]);
    return bytes.toString();
  }

  if (!first || !start) return { ...noSeal, open, isCurrent: (stored) => !stored.startsWith(mark) };
  return {
    open,
    isCurrent: (stored) => stored.startsWith(start),
    close(secret) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv(algorithm, first, nonce);
      const text = Buffer.concat([cipher.update(secret), cipher.final()]);
      const parts = [nonce, cipher.getAuthTag(), text].map((part) => part.toString('base64url'));
      return start + parts.join('.');
    },
  };
}

/** Says which key was used and nothing about it: the beginning of its digest. */
const nameOf = (key: Buffer) => createHash('sha256').update(key).digest('hex').slice(0, 8);

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
