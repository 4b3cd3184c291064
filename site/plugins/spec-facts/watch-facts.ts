import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { documentFiles } from './document-files.ts';

/**
 * Pages are kept between builds as long as their own file is unchanged. The facts they show come
 * from other files, so a change of one of these throws the kept pages away.
 */
export default function watchFacts({ siteDir }: LoadContext): Plugin {
  const sources = [
    ...documentFiles,
    ...['brand.ts', 'products.ts', 'glossary.ts', 'shortcuts.ts', 'accessibility-check.json'].map(
      (name) => path.join(siteDir, name),
    ),
    ...['code-blocks', 'glossary', 'spec-facts'].flatMap((plugin) =>
      filesOf(path.join(siteDir, 'plugins', plugin)),
    ),
  ];
  return {
    name: 'watch-facts',
    getPathsToWatch: () => documentFiles,
    configureWebpack(config) {
      const { cache } = (config.experiments ?? {}) as { cache?: { buildDependencies?: string[] } };
      if (!cache?.buildDependencies) return {};
      return { experiments: { cache: { buildDependencies: sources } } } as object;
    },
  };
}

const filesOf = (folder: string) => readdirSync(folder).map((name) => path.join(folder, name));
