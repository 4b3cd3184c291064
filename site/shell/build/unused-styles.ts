import type { Declaration, Plugin as PostCssPlugin, Root, Rule } from 'postcss';
import type { Configuration } from 'webpack';
import { atLeastOne } from './contract.ts';
import * as features from '../../features/index.ts';
import type { Feature } from '../../features/feature.ts';

type Groups = Exclude<
  NonNullable<NonNullable<Configuration['optimization']>['splitChunks']>,
  false
>['cacheGroups'];

/** The folders of optional features that have a lab: `ownSigns` is in `own-signs`. */
const labs = Object.entries<Feature>(features)
  .filter(([, feature]) => feature.labs)
  .map(([name]) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));

/** The files of components whose styles are needed only on some pages, or only after an interaction. */
const separateSheets = {
  // One sheet, because labs and the console share styles whose order must not change.
  sandbox: new RegExp(
    String.raw`[\\/]features[\\/]((${['labs', ...labs].join('|')})[\\/]page[\\/](?!lab\.)|reference[\\/]page[\\/]try-it[\\/](?!playable\.))`,
  ),
  search: /[\\/]features[\\/]search[\\/]page[\\/]dialog\./,
  pack: /[\\/]features[\\/]offline[\\/]page[\\/]panel[\\/]panel\./,
  shortcuts: /[\\/]shell[\\/]page[\\/]keyboard-help[\\/]/,
};

/**
 * Splits styles from the sheet that all pages wait for: one sheet for each group, which loads with the scripts of
 * that group.
 */
export const styleSheets: Groups = Object.fromEntries(
  Object.entries(separateSheets).map(([name, test]) => [
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

/**
 * Rules of Infima, the CSS framework of the theme, that no page of this site uses: components, variants of others,
 * and utilities except those that the theme uses.
 */
const unused = [
  /\.(avatar|badge|button-group|card|dropdown|hero|pagination|pills|tabs)(?!-?[a-z])/,
  /\.(row--(no|align)-|col--offset-|menu__link--sublist-caret|breadcrumbs--|button--(?!primary)|alert__)/,
  /\.(footer--dark|footer__(link-separator|logo)|navbar--(dark|primary)|navbar__(items--center|search-input))/,
  /\.(?!text--(center|truncate)|margin-(top--(lg|sm)|right--md|vert--(lg|xl))|padding-(top--md|bottom--lg))(margin|padding|text|shadow)(-[a-z]+)?--/,
];

/** Unused images, which would be in the critical CSS of each page. */
const pictures =
  /^--ifm-(breadcrumb-separator|menu-link-sublist-icon(-filter)?|navbar-search-input-icon)$/;

/** Colored links: on a change of the color mode, each would run its own transition. */
const links =
  /^(a|\.(menu__(link|list-item-collapsible)|breadcrumbs__link)(,\s*\.menu__caret)?(:hover)?)$/;

const infima = /[\\/]infima[\\/]dist[\\/]css[\\/]/;

/** Removes link transitions, unused rules and images from Infima. */
export const withoutUnusedStyles: PostCssPlugin = {
  postcssPlugin: 'without-unused-styles',
  Once(root) {
    if (!infima.test(root.source?.input.file ?? '')) return;
    removeDeclarations(root, 'pictures in Infima', ({ prop }) => pictures.test(prop));
    for (const pattern of unused) removeRules(root, pattern);
    removeDeclarations(root, 'fades of links in Infima', isFadeOfLink);
  },
};

const isFadeOfLink = ({ prop, parent }: Declaration) =>
  prop.startsWith('transition') && parent?.type === 'rule' && links.test((parent as Rule).selector);

function removeDeclarations(root: Root, what: string, isOne: (one: Declaration) => boolean): void {
  const found: Declaration[] = [];
  root.walkDecls((declaration) => void (isOne(declaration) && found.push(declaration)));
  for (const declaration of atLeastOne(found, what, 'unused-styles.ts')) declaration.remove();
}

function removeRules(root: Root, pattern: RegExp): void {
  const rules: Rule[] = [];
  root.walkRules((rule) => {
    if (rule.selectors.every((selector) => pattern.test(selector))) rules.push(rule);
  });
  for (const rule of atLeastOne(rules, `${pattern.source} in Infima`, 'unused-styles.ts'))
    rule.remove();
}
