import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readDocument, type SourceDocument } from '@frontline/api-reference/model';
import { publishedText } from '@frontline/specs/published-text';

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
