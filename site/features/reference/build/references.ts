import { printedSecrets } from '../../../../servers/generated/printed-secrets.ts';
import type { ReferenceOptions } from './read-document.ts';
import { referenceDocuments } from './reference-documents.ts';

export const references = {
  documents: referenceDocuments,
  // Demonstration keys: only servers started with --demo accept them.
  secrets: {
    ...printedSecrets,
    // Valid for the example form when the public URL of the server is https://radio.example.com.
    TextSignature: 'CZ7rXBbIKz4OSUqN0Ujvovrz6Ok=',
  },
} satisfies ReferenceOptions;
