import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  readDocument,
  type SourceDocument,
  type LinkOptions,
  type SampleOptions,
} from '@frontline/api-reference/model';
import { publishedText } from '@frontline/specs/published-text';

/** One API document and the page that shows it. `isForeign`: the build reports its faults without failing. */
export interface ReferenceDocument extends LinkOptions {
  /** Its name in `<ApiReference api="…" />`, and the folder of its files below `/reference/`. */
  name: string;
  /** The document, relative to the site. */
  file: string;
  /** Consoles call a server that runs in the page; otherwise the server URLs of the document. */
  isInPage?: boolean;
  /** The typed client shown in the TypeScript samples. Without one, `openapi-fetch` is shown. */
  client?: NonNullable<SampleOptions['client']>;
}

export interface ReferenceOptions {
  documents: ReferenceDocument[];
  /** Secrets shown in samples, by security scheme. Never put a real one here. */
  secrets?: Record<string, string>;
}

/** Labels of idempotent operations. They name the reference server because no other server promises it. */
export const repeats = {
  safe: 'Safe at any time, on the reference server.',
  'with-key': 'Safe with the same `Idempotency-Key`, on the reference server.',
};

/** File name of the HTML of a reference page, in the folder of generated files. */
export const htmlFile = (name: string, slug = ''): string =>
  `${name}${slug && `.${slug}`}.reference.html`;

/** The published text of a document, and its file as error messages name it. */
export function documentText(file: string, siteDir = ''): { text: string; file: string } {
  const absolute = path.resolve(siteDir, file);
  return {
    text: publishedText(readFileSync(absolute, 'utf8')),
    file: path.relative(process.cwd(), absolute),
  };
}

/** Reads a document from disk. Throws a `DocumentProblem` if it is invalid. */
export function documentAt(file: string): SourceDocument {
  const source = documentText(file);
  return readDocument(source.text, source.file);
}
