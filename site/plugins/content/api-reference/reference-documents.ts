import { packageName } from '@frontline/client/package-name';
import { apiNames } from '@frontline/specs/api-names';
import { installClient } from '../../outputs/client-package/install.ts';
import { brand } from '../../../../brand/brand.ts';

/** The client of an API: `call-for-help` → `createCallForHelpClient`. */
const clientOf = (api: string) => ({
  from: packageName(brand.packageScope),
  install: installClient,
  create: `create${api.replaceAll(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase())}Client`,
});

/** The API documents that pages under /docs/apis show (specification, section 1). */
export const referenceDocuments = apiNames.map((name) => ({
  name,
  file: `../specs/${name}-api.yaml`,
  isInPage: true,
  client: clientOf(name),
}));
