export interface BrandLink {
  label: string;
  href: string;
}

/** The bar above the navbar. A new `id` shows it again to readers who dismissed the last one. */
interface Announcement {
  id: string;
  /** Trusted HTML. */
  content: string;
}

/** All values that identify a provider. An unknown value is `null`, and pages say so. */
export interface Brand {
  name: string;
  tagline: string;
  /** The line in the footer and in the license of the client. */
  copyright: string;
  /** The origin of the published site, used for canonical links and social cards. */
  url: string;
  /** The path of the site, with a slash at both ends: `/` or `/help/`, but no start of a page's path. */
  baseUrl: string;
  /** The public source repository. */
  repository: string;
  /**
   * The authentication scheme of call button keys in `Authorization`: letters, digits, hyphens and underscores,
   * starting with a letter. Deployed buttons and servers must use the same one.
   */
  credentialScheme: string;
  /**
   * Whether API consoles of the published site may call servers on localhost. `false` keeps origins without TLS out of
   * the Content-Security-Policy; the site that `npm start` serves allows them anyway.
   */
  callsLocalhost: boolean;
  /** The npm scope of the client: `@acme` for `@acme/client`. */
  packageScope: `@${string}`;
  terms: BrandLink;
  privacy: BrandLink;
  company: BrandLink;
  blog: BrandLink;
  social: readonly BrandLink[];
  /** The support contact. `null` prints "your account contact". */
  contact: BrandLink | null;
  /** `null` shows no bar. */
  announcement: Announcement | null;
  /** Whether readers may save the site for offline use; `false` deletes their saved copies. */
  storePack: boolean;
}
