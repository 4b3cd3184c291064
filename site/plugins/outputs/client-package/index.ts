import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { packClient } from '@frontline/client/pack';
import { brand } from '../../../brand.ts';
import { keeper } from '../../kept/index.ts';

/** Writes `/reference/client.tgz`, the typed client as npm installs it by its address. */
export default function clientPackage({ siteDir }: LoadContext): Plugin {
  return {
    name: 'client-package',
    async postBuild({ outDir }) {
      const { name, url, repository } = brand;
      const publisher = { name, url, repository };
      const tarball = await keeper(siteDir, 'client-package')(publisher, () =>
        packClient(publisher),
      );
      await mkdir(path.join(outDir, 'reference'), { recursive: true });
      await writeFile(path.join(outDir, 'reference/client.tgz'), tarball);
    },
  };
}
