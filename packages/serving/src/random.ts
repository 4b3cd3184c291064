import { createHash, randomBytes } from 'node:crypto';

/** 128 random bits as 22 URL-safe characters: unguessable, so knowing one is proof of being told. */
export const newId = (): string => randomBytes(16).toString('base64url');

/** A key for a person to keep: 256 random bits as 43 URL-safe characters. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is stored of a secret: its SHA-256 in hexadecimal. Ours are random, so no salt is needed. */
export const digest = (secret: string): string => createHash('sha256').update(secret).digest('hex');
