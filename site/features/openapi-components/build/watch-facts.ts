import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { gatheredVersion } from '../../troubleshooting/build/gather.ts';
import { filesBelow } from '../../../shell/build/build-cache/index.ts';
import { documentFiles } from './documents.ts';

/**
 * Docusaurus caches pages and modules between builds as long as their own file is unchanged. Pages also depend on
 * the facts in other files and on our plugins, so a change of one of these invalidates the whole cache.
 */
export default function watchFacts({ siteDir }: LoadContext): Plugin {
  const sources = [
    ...documentFiles,
    ...[
      '../brand',
      '../specs/limits',
      'content',
      'features',
      'shell/build',
      'shell/shared',
    ].flatMap((folder) => filesBelow(path.join(siteDir, folder))),
  ];
  return {
    name: 'watch-facts',
    configureWebpack(config) {
      const { cache } = (config.experiments ?? {}) as {
        cache?: { buildDependencies?: string[]; version: string };
      };
      if (!cache?.buildDependencies) return {};
      const version = `${cache.version}-${gatheredVersion()}`;
      return { experiments: { cache: { buildDependencies: sources, version } } } as object;
    },
  };
}
