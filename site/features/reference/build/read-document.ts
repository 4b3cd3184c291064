import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  readDocument,
  type SourceDocument,
  type LinkOptions,
  type SampleOptions,
} from '@frontline/api-reference/model';
import { publishedText } from '@frontline/specs/published-text';

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

/** The text of a document as readers get it, and the file as problems name it. */
export function documentText(file: string, siteDir = ''): { text: string; file: string } {
  const place = path.resolve(siteDir, file);
  return {
    text: publishedText(readFileSync(place, 'utf8')),
    file: path.relative(process.cwd(), place),
  };
}

/** Reads a document from the disk. Throws a `DocumentProblem` if it is none. */
export function documentAt(file: string): SourceDocument {
  const read = documentText(file);
  return readDocument(read.text, read.file);
}
