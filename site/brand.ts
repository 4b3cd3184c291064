/** A link a reader can follow: the words shown and where they lead. */
export interface BrandLink {
  label: string;
  href: string;
}

/** The bar above the navigation. A new `id` shows it again to readers who closed the last one. */
export interface Announcement {
  id: string;
  /** HTML, written by the owner of this file. */
  content: string;
}

/**
 * Everything that names the provider. The site reads these values from nowhere else, so a new owner
 * edits this file only. A value that is not known stays `null`, and the pages say so in a sentence.
 */
export const brand = {
  name: 'Aislewright',
  tagline: 'The digital future of frontline work',
  /** Year and wording are fixed by the specification, section 9. */
  copyright: (name: string) => `Copyright © 2025 ${name} Technologies.`,
  /** Where the site is published; canonical links and social cards are built from it. */
  url: 'https://docs.aislewright.example',
  repository: 'https://github.com/aislewright/docs',
  terms: { label: 'Terms of service', href: 'https://www.aislewright.example/terms' },
  privacy: { label: 'Privacy policy', href: 'https://www.aislewright.example/privacy' },
  company: { label: 'Company', href: 'https://www.aislewright.example' },
  blog: { label: 'Blog', href: 'https://www.aislewright.example/blog' },
  social: [
    { label: 'YouTube', href: 'https://www.youtube.com/@aislewright' },
    { label: 'LinkedIn', href: 'https://www.linkedin.com/company/aislewright' },
    { label: 'Instagram', href: 'https://www.instagram.com/aislewright' },
    { label: 'Facebook', href: 'https://www.facebook.com/aislewright' },
  ] satisfies BrandLink[],
  /** Where support is reached. `null` prints "your account contact". */
  contact: null as BrandLink | null,
  /** `null` shows no bar. */
  announcement: null as Announcement | null,
  /** Whether readers may save the site for offline use; `false` removes what they have saved. */
  storePack: true as boolean,
};
