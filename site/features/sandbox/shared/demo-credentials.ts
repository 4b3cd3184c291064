import { printedSecrets } from '../../../../servers/generated/printed-secrets.ts';

/** Credentials of the demonstration data (printed in the docs), by security scheme. */
export const demoCredentials: Record<string, string> = printedSecrets;

/** The public URL that demonstration servers use to verify signatures. */
export const demoPublicUrl = 'https://radio.example.com';
