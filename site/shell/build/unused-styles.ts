import type { Declaration, Plugin as PostCssPlugin, Root, Rule } from 'postcss';
import { atLeastOne } from './contract.ts';

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

const infima = /[\\/]infima[\\/]dist[\\/]css[\\/]/;

/** Takes the rules, pictures and measures that nothing uses out of Infima; its other variables stay. */
export const withoutUnusedStyles: PostCssPlugin = {
  postcssPlugin: 'without-unused-styles',
  Once(root) {
    if (!infima.test(root.source?.input.file ?? '')) return;
    removeDeclarations(root, 'pictures in Infima', ({ prop }) => pictures.test(prop));
    for (const pattern of unused) removeRules(root, pattern);
    const read = new Set(root.toString().match(/(?<=var\(\s*)--[\w-]+/g));
    const isUnread = ({ prop }: Declaration) => measures.test(prop) && !read.has(prop);
    removeDeclarations(root, 'measures in Infima', isUnread);
  },
};

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
