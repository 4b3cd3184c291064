import { randomBytes } from 'node:crypto';

/** 128 random bits as 22 URL-safe characters: unguessable, so knowing one is proof of being told. */
export const newId = (): string => randomBytes(16).toString('base64url');

/** A key for a person to keep: 256 random bits as 43 URL-safe characters. */
export const newSecret = (): string => randomBytes(32).toString('base64url');
