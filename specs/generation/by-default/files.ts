import type { OpenApiDocument } from '../../document.ts';
import { aboutModule } from './about.ts';
import { clientModule, questionsModule, casesModule } from './client.ts';
import { parts, placeOf, type IsWritten, type Part } from './places.ts';
import { referencePage } from './reference-page.ts';
import { secretsModule, serveModule } from './server.ts';

const texts: Record<Part, (name: string, document: OpenApiDocument) => string> = {
  serve: serveModule,
  secrets: secretsModule,
  client: clientModule,
  questions: questionsModule,
  cases: casesModule,
  about: aboutModule,
  page: referencePage,
};

/**
 * What an API needs beside its document and its server, by its path below the root of the repository, where nobody
 * wrote a file that says more: so another API is one folder and a line in `ports.json`.
 */
export function filesByDefault(
  name: string,
  document: OpenApiDocument,
  isWritten: IsWritten,
): Record<string, string> {
  const missing = parts
    .map((part) => ({ part, ...placeOf(part, name, isWritten) }))
    .filter(({ isMade }) => isMade);
  return Object.fromEntries(missing.map(({ part, file }) => [file, texts[part](name, document)]));
}
