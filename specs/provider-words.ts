import { brand } from '../brand/brand.ts';

/**
 * The placeholder in documents and pages for the authentication scheme of call button keys (specification,
 * section 6), a setting of the brand.
 */
const SCHEME = 'ProviderScheme';

/** Replaces the placeholder in a document or page by the value of the brand. */
export const withProviderWords = (text: string): string =>
  text.replaceAll(SCHEME, brand.credentialScheme);
