import type { Brand } from './kind.ts';

const name = 'Aislewright';

/**
 * All values that identify the provider; kind.ts documents each. Site, API documents, samples, servers, client and
 * tests read them only from here, so a new owner changes this folder only.
 */
export const brand: Brand = {
  name,
  tagline: 'The digital future of frontline work',
  // Year and wording are fixed by the specification, section 9.
  copyright: `Copyright © 2025 ${name} Technologies.`,
  url: 'https://docs.aislewright.example',
  baseUrl: '/',
  repository: 'https://github.com/aislewright/docs',
  credentialScheme: 'Aislewright',
  callsLocalhost: false,
  packageScope: '@aislewright',
  terms: { label: 'Terms of service', href: 'https://www.aislewright.example/terms' },
  privacy: { label: 'Privacy policy', href: 'https://www.aislewright.example/privacy' },
  company: { label: 'Company', href: 'https://www.aislewright.example' },
  blog: { label: 'Blog', href: 'https://www.aislewright.example/blog' },
  social: [
    { label: 'YouTube', href: 'https://www.youtube.com/@aislewright' },
    { label: 'LinkedIn', href: 'https://www.linkedin.com/company/aislewright' },
    { label: 'Instagram', href: 'https://www.instagram.com/aislewright' },
    { label: 'Facebook', href: 'https://www.facebook.com/aislewright' },
  ],
  contact: null,
  announcement: null,
  storePack: true,
};
