import type { PhrasingContent } from 'mdast';
import { brand } from '../../../../brand/brand.ts';
import type { BrandLink } from '../../../../brand/kind.ts';
import { link, text } from './markdown.ts';

/** The pages of the provider that a doc may link to with `<BrandLink to="…">`. */
export const brandTargets: Record<string, string> = {
  terms: brand.terms.href,
  privacy: brand.privacy.href,
  company: brand.company.href,
  blog: brand.blog.href,
  repository: brand.repository,
};

/** The way to support; while the owner has not named one, the agreed words, which lead to what they mean. */
export const accountContact = (contact: BrandLink | null): PhrasingContent =>
  contact
    ? link(contact.href, text(contact.label))
    : link('/docs/intro#word-account-contact', text('your account contact'));
