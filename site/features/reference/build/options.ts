import type { SampleOptions } from '../shared/samples/request.ts';

/** One API document and the page that shows it. */
export interface ReferenceDocument {
  /** What `<ApiReference api="…" />` calls it, and the folder of its files below `/reference/`. */
  name: string;
  /** The document, relative to the site. */
  file: string;
  /** A server in the page answers its consoles; else these send to the addresses of the document. */
  isInPage?: boolean;
  /**
   * Somebody else writes the document, so examples that do not fit their schemas are counted in the output
   * of the build and do not end it.
   */
  isForeign?: boolean;
  /**
   * Where relative links of its descriptions are to lead, `/` at their beginning or not: the address of the
   * documentation that they were written for, such as `https://docs.example.com/rest/`.
   */
  linkBase?: string;
  /** The typed client shown in the TypeScript samples. Without one, `openapi-fetch` is shown. */
  client?: SampleOptions['client'];
}

export interface ReferenceOptions {
  documents: ReferenceDocument[];
  /** Secrets that samples show, by the name of the security scheme. Never put a real one here. */
  secrets?: Record<string, string>;
}
