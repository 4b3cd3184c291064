import { printedSecrets } from '../../../../servers/generated/printed-secrets.ts';
import type { ReferenceOptions } from './options.ts';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageName } from '@frontline/client/package-name';
import { apiNames, sourceUrl } from '@frontline/specs/apis';
import { installClient } from '../../exports/build/client-package/index.ts';
import { brand } from '../../../../brand/brand.ts';

/** The client of an API: `call-for-help` → `createCallForHelpClient`. */
const clientOf = (api: string) => ({
  from: packageName(brand.packageScope),
  install: installClient,
  create: `create${api.replaceAll(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase())}Client`,
});

const site = fileURLToPath(new URL('../../..', import.meta.url));

/** The API documents that pages under /docs/apis show (specification, section 1). */
export const referenceDocuments = apiNames.map((name) => ({
  name,
  file: path.relative(site, fileURLToPath(sourceUrl(name))).replaceAll(path.sep, '/'),
  isInPage: true,
  client: clientOf(name),
}));

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
