import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { apiNames, sourceUrl } from '@frontline/specs/apis';
import { installClient } from '../../exports/build/client-package/install.ts';
import { clientPackage } from '../../../../brand/published.ts';

/** The typed client of an API: `call-for-help` → `createCallForHelpClient`. */
const clientOf = (api: string) => ({
  from: clientPackage,
  install: installClient,
  create: `create${api.replaceAll(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase())}Client`,
});

const site = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * The API documents shown under /docs/apis (specification, section 1). A separate module because builds read it before
 * any file is generated.
 */
export const referenceDocuments = apiNames.map((name) => ({
  name,
  file: path.relative(site, fileURLToPath(sourceUrl(name))).replaceAll(path.sep, '/'),
  isInPage: true,
  client: clientOf(name),
}));
