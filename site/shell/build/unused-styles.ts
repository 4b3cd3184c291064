import type { Declaration, Plugin as PostCssPlugin, Root, Rule } from 'postcss';
import type { Configuration } from 'webpack';
import { atLeastOne } from './contract.ts';
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
  pack: /[\\/]features[\\/]offline[\\/]page[\\/]panel[\\/]panel\./,
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

/**
 * Rules of Infima, the style sheet under the theme, for what no page of this site has: every page would load them.
 * Parts, variants of other parts, and utilities except those that the theme wears.
 */
const unused = [
  /\.(avatar|badge|button-group|card|dropdown|hero|pagination|pills|tabs)(?!-?[a-z])/,
  /\.(row--(no|align)-|col--offset-|breadcrumbs--|button--(?!primary))/,
  /\.(footer--dark|footer__(link-separator|logo)|navbar--(dark|primary)|navbar__(items--center|search-input))/,
  /\.(?!text--(center|truncate)|margin-(top--(lg|sm)|right--md|vert--(lg|xl))|padding-(top--md|bottom--lg))(margin|padding|text|shadow)(-[a-z]+)?--/,
];

/** Pictures that nothing shows: each page would have them in the styles of its first paint. */
const pictures = /^--ifm-(breadcrumb-separator|menu-link-sublist-icon|navbar-search-input-icon)$/;

/** Shades of colors, and measures of the parts above, as far as nothing that is left reads them. */
const measures =
  /^--ifm-(.*-value|color-[a-z]+-(dark|light|contrast-).*|(avatar|badge|button-group|card|dropdown|hero|navbar-search|pagination|pills|tabs)-.*)$/;

/** What has color as a link: a change of the color mode would fade each of them, frame by frame. */
const links =
  /^(a|\.(menu__(link|list-item-collapsible)|breadcrumbs__link)(,\s*\.menu__caret)?(:hover)?)$/;

const infima = /[\\/]infima[\\/]dist[\\/]css[\\/]/;

/** Takes the fades of links, and the rules, pictures and measures that nothing uses, out of Infima; its other variables stay. */
export const withoutUnusedStyles: PostCssPlugin = {
  postcssPlugin: 'without-unused-styles',
  Once(root) {
    if (!infima.test(root.source?.input.file ?? '')) return;
    removeDeclarations(root, 'pictures in Infima', ({ prop }) => pictures.test(prop));
    for (const pattern of unused) removeRules(root, pattern);
    removeDeclarations(root, 'fades of links in Infima', isFadeOfLink);
    const read = new Set(root.toString().match(/(?<=var\(\s*)--[\w-]+/g));
    const isUnread = ({ prop }: Declaration) => measures.test(prop) && !read.has(prop);
    removeDeclarations(root, 'measures in Infima', isUnread);
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
