import { printedSecrets } from '../../../../servers/generated/printed-secrets.ts';

/** Credentials of the demonstration data (printed in the docs), by security scheme; one may be called `constructor`. */
export const demoCredentials: Record<string, string> = {
  __proto__: null as never,
  ...printedSecrets,
};

/** The public URL that demonstration servers use to verify signatures. */
export const demoPublicUrl = 'https://radio.example.com';
