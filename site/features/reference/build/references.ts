import { printedSecrets } from '../../../../servers/generated/printed-secrets.ts';
import type { ReferenceOptions } from './read-document.ts';
import { referenceDocuments } from './reference-documents.ts';

/** What the pages under /docs/apis are made of. */
export const references = {
  documents: referenceDocuments,
  // Demonstration keys, accepted by a server that runs with --demo and by no other.
  secrets: {
    ...printedSecrets,
    // Fits the example form when the server is known as https://radio.example.com.
    TextSignature: 'CZ7rXBbIKz4OSUqN0Ujvovrz6Ok=',
  },
} satisfies ReferenceOptions;
