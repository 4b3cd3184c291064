import { brand } from '../brand/brand.ts';

/**
 * What documents and pages write where the provider's own word stands on the wire: the scheme name of a call
 * button's key (specification, section 6), which is a setting of whoever runs the servers.
 */
const SCHEME = 'ProviderScheme';

/** A document or a page, with the words of the brand in place of those that stand for them. */
export const withProviderWords = (text: string): string =>
  text.replaceAll(SCHEME, brand.credentialScheme);
