import type { Configuration } from 'webpack';
import * as features from '../../features/index.ts';
import type { Feature } from '../../features/feature.ts';

type Groups = Exclude<
  NonNullable<NonNullable<Configuration['optimization']>['splitChunks']>,
  false
>['cacheGroups'];

/** The folders of the optional features that have a lab: `ownSigns` is in `own-signs`. */
const labs = Object.entries<Feature>(features)
  .filter(([, feature]) => feature.labs)
  .map(([name]) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));

/** Components whose styles only some pages need, or only what a reader opens, by file: on Windows `\\`. */
const apart = {
  // One sheet, because labs and console share styles and the order of these must not change.
  sandbox: new RegExp(
    String.raw`[\\/]features[\\/]((${['labs', ...labs].join('|')})[\\/]page[\\/](?!lab\.)|reference[\\/]page[\\/]try-it[\\/](?!playable\.))`,
  ),
  search: /[\\/]features[\\/]search[\\/]page[\\/]dialog\./,
  shortcuts: /[\\/]shell[\\/]page[\\/]keyboard-help[\\/]/,
};

/**
 * Takes styles out of the one sheet that the engine makes for all pages, where every page waits for
 * them: a sheet for each group, which arrives with the scripts of that group.
 */
export const styleSheets: Groups = Object.fromEntries(
  Object.entries(apart).map(([name, test]) => [
    name,
    {
      name: `styles-${name}`,
      type: 'css/mini-extract',
      test,
      chunks: 'all',
      enforce: true,
      priority: 60,
    },
  ]),
);
