import { printedSecrets } from '../../../../servers/generated/printed-secrets.ts';

/** Credentials of the demonstration data (printed in the docs), by the security scheme they belong to. */
export const demoCredentials: Record<string, string> = printedSecrets;

/** The address that demonstration servers take as theirs when they check a signature. */
export const demoPublicUrl = 'https://radio.example.com';
