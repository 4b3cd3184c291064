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
const marker = 'sealed.';

/**
 * Creates the seal for the keys in `<NAME>_SEAL_KEYS`. The first key encrypts, all of them decrypt: so a new key can
 * be rolled out to all processes for decrypting before it is used to encrypt.
 */
export const readSeal = (name: string, { sealKeys }: Pick<ServerSettings, 'sealKeys'>): Seal =>
  createSeal(sealKeys ?? [], `${prefixOf(name)}SEAL_KEYS`);

export function createSeal(keys: Buffer[], variable: string): Seal {
  const keysById = new Map(keys.map((key) => [keyId(key), key]));
  const [first] = keys;
  const start = first ? `${marker}${keyId(first)}.` : undefined;

  function open(stored: string): string {
    if (!stored.startsWith(marker)) return stored;
    const [, name = '', nonce = '', tag = '', text = ''] = stored.split('.');
    const key = keysById.get(name);
    if (!key) {
      throw new Error(
        `A stored secret is sealed with the key ${name}, which is not among ${variable}. Add that key.`,
      );
    }
    const decipher = createDecipheriv(algorithm, key, Buffer.from(nonce, 'base64url'), {
      authTagLength: 16,
    });
    decipher.setAuthTag(Buffer.from(tag, 'base64url'));
    const bytes = Buffer.concat([
      decipher.update(Buffer.from(text, 'base64url')),
      decipher.final(),
    ]);
    return bytes.toString();
  }

  if (!first || !start)
    return { ...noSeal, open, isCurrent: (stored) => !stored.startsWith(marker) };
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

/** Identifies a key without revealing anything about it: the beginning of its digest. */
const keyId = (key: Buffer) => createHash('sha256').update(key).digest('hex').slice(0, 8);

/** Requesting a few random bytes from the system costs as much as requesting many. */
const pool = Buffer.alloc(4_096);
let used = pool.length;

/** 128 random bits as 22 URL-safe characters: unguessable, so knowing one proves authorization. */
export function newId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  return pool.toString('base64url', used, (used += 16));
}

/** A key to hand out: 256 random bits as 43 URL-safe characters. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The stored form of a secret: its SHA-256 in hexadecimal. Ours are random, so no salt is needed. */
export const digest = (secret: string): string => createHash('sha256').update(secret).digest('hex');
