import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { packClient } from '@frontline/client/pack';
import { brand } from '../../../brand.ts';
import { othersAreDone } from '../../engine/build/others-are-done.ts';
import { keeper } from '../../kept/index.ts';
import { sourcesOfClient } from './sources.ts';

/** Writes `/reference/client.tgz`, the typed client as npm installs it by its address. */
export default function clientPackage({ siteDir }: LoadContext): Plugin {
  return {
    name: 'client-package',
    async postBuild({ outDir, plugins }) {
      const { name, url, repository } = brand;
      const publisher = { name, url, repository };
      const inputs = [publisher, sourcesOfClient(path.join(siteDir, '..'))];
      const packed = keeper(siteDir, 'client-package')(inputs, () => packClient(publisher));
      // The references copy a whole folder to the same place, and fail where it is made meanwhile.
      const [tarball] = await Promise.all([packed, othersAreDone(plugins, 'client-package')]);
      await mkdir(path.join(outDir, 'reference'), { recursive: true });
      await writeFile(path.join(outDir, 'reference/client.tgz'), tarball);
    },
  };
}
