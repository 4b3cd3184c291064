import type { LinkOptions, SampleOptions } from '@frontline/api-reference/model';

/** One API document and the page that shows it. `isForeign`: its faults are told by the build and do not end it. */
export interface ReferenceDocument extends LinkOptions {
  /** What `<ApiReference api="…" />` calls it, and the folder of its files below `/reference/`. */
  name: string;
  /** The document, relative to the site. */
  file: string;
  /** A server in the page answers its consoles; else these send to the addresses of the document. */
  isInPage?: boolean;
  /** The typed client shown in the TypeScript samples. Without one, `openapi-fetch` is shown. */
  client?: NonNullable<SampleOptions['client']>;
}

export interface ReferenceOptions {
  documents: ReferenceDocument[];
  /** Secrets that samples show, by the name of the security scheme. Never put a real one here. */
  secrets?: Record<string, string>;
}

/** What only the reference server promises is said to be its own. */
export const repeats = {
  safe: 'Safe at any time, on the reference server.',
  'with-key': 'Safe with the same `Idempotency-Key`, on the reference server.',
};

/** The HTML of a page of a reference, among the generated files. */
export const htmlFile = (name: string, slug = ''): string =>
  `${name}${slug && `.${slug}`}.reference.html`;
