import { packageName } from '@frontline/client/package-name';
import { apiNames } from '@frontline/specs/api-names';
import { installClient } from '../../outputs/client-package/install.ts';
import { brand } from '../../../../brand/brand.ts';
import { printedSecrets } from '../../../../servers/generated/printed-secrets.ts';
import type { ReferenceOptions } from './options.ts';

/** The client of an API: `call-for-help` → `createCallForHelpClient`. */
const clientOf = (api: string) => ({
  from: packageName(brand.packageScope),
  install: installClient,
  create: `create${api.replaceAll(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase())}Client`,
});

/** The API documents that pages under /docs/apis show (specification, section 1). */
export const references = {
  documents: apiNames.map((name) => ({
    name,
    file: `../specs/${name}-api.yaml`,
    isInPage: true,
    client: clientOf(name),
  })),
  // Demonstration keys, accepted by a server that runs with --demo and by no other.
  secrets: {
    ...printedSecrets,
    // Fits the example form when the server is known as https://radio.example.com.
    TextSignature: 'CZ7rXBbIKz4OSUqN0Ujvovrz6Ok=',
  },
} satisfies ReferenceOptions;
