/** A link a reader can follow: the words shown and where they lead. */
export interface BrandLink {
  label: string;
  href: string;
}

/** The bar above the navigation. A new `id` shows it again to readers who closed the last one. */
interface Announcement {
  id: string;
  /** HTML, written by the owner of brand.ts. */
  content: string;
}

/** All words that name a provider. A value that is not known is `null`, and the pages say so in a sentence. */
export interface Brand {
  name: string;
  tagline: string;
  /** The line below each page, and what the license of the client says. */
  copyright: string;
  /** Where the site is published, without a path; canonical links and social cards are built from it. */
  url: string;
  /** The path of the site there, with a slash at both ends: `/` or `/help/`. */
  baseUrl: string;
  /** The public source repository. */
  repository: string;
  /**
   * The word before the secret in `Authorization`, with which call buttons show their key: letters, digits,
   * hyphens and underscores, the first a letter. Buttons and servers in use must agree on it.
   */
  credentialScheme: string;
  /**
   * Whether consoles of the published site may call servers on the reader's own computer. `false` keeps addresses
   * without TLS out of the content-security policy; the site that `npm start` serves offers them all the same.
   */
  callsLocalhost: boolean;
  /** The scope of the client on npm: `@acme` publishes `@acme/client`. */
  packageScope: `@${string}`;
  terms: BrandLink;
  privacy: BrandLink;
  company: BrandLink;
  blog: BrandLink;
  social: readonly BrandLink[];
  /** Where support is reached. `null` prints "your account contact". */
  contact: BrandLink | null;
  /** `null` shows no bar. */
  announcement: Announcement | null;
  /** Whether readers may save the site for offline use; `false` removes what they have saved. */
  storePack: boolean;
}
