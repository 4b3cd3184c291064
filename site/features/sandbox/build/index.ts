import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * In development, serves LOCAL_SERVERS, the URLs of the servers of `npm run dev`, to pages, like `npm start` does for
 * a built site: ports may differ. A build has no such file.
 */
export default function localServers({ generatedFilesDir }: LoadContext): Plugin {
  const addresses = process.env['LOCAL_SERVERS'];
  const directory = path.join(generatedFilesDir, 'local-servers');
  return {
    name: 'local-servers',
    async loadContent() {
      if (!addresses) return;
      await mkdir(directory, { recursive: true });
      await writeFile(path.join(directory, 'local-servers.json'), addresses);
    },
    configureWebpack: () =>
      addresses ? ({ devServer: { static: [{ directory, publicPath: '/' }] } } as object) : {},
  };
}
