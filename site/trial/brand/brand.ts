// A type alone, so that it matters to nobody that this file is copied to brand/.
import type { Brand } from '../../../brand/kind.ts';

const name = 'Müller & Söhne "Frische"';

/** Another owner, for the tests: a name with quotes and umlauts, and nothing as it is in brand/ at the root. */
export const brand: Brand = {
  name,
  tagline: 'Ein Laden, "wie er sein soll"',
  copyright: `Copyright © 2025 ${name} Technologies.`,
  url: 'https://www.mueller-frische.example',
  baseUrl: '/help/',
  repository: 'https://git.mueller-frische.example/shops/help-pages',
  credentialScheme: 'Mueller-Key_2',
  callsLocalhost: true,
  packageScope: '@mueller-frische',
  terms: { label: 'Terms & "conditions"', href: 'https://www.mueller-frische.example/agb' },
  privacy: { label: 'Privacy', href: 'https://www.mueller-frische.example/datenschutz' },
  company: { label: 'The family', href: 'https://www.mueller-frische.example/?a=1&b=2' },
  blog: { label: 'News', href: 'https://www.mueller-frische.example/news' },
  social: [{ label: 'Mastodon', href: 'https://social.mueller-frische.example/@shop' }],
  contact: { label: 'the "Frische" desk', href: 'mailto:help@mueller-frische.example' },
  announcement: {
    id: 'trial-2',
    content: 'The reading room is closed on Sunday.',
  },
  storePack: false,
};
