import type { Plugin as PostCssPlugin } from 'postcss';
import { atLeastOne } from './contract.ts';

/** Parts of Infima, the style sheet under the theme, that no page of this site has: every page would load them. */
const parts = [
  'avatar',
  'badge',
  'button-group',
  'card',
  'dropdown',
  'hero',
  'pagination',
  'pills',
  'tabs',
];

/** Pictures that nothing shows: each page would have them in the styles of its first paint. */
const pictures = /^--ifm-(breadcrumb-separator|menu-link-sublist-icon|navbar-search-input-icon)$/;

const infima = /[\\/]infima[\\/]dist[\\/]css[\\/]/;

/** Takes the rules of parts and the pictures that nothing uses out of Infima; its other variables stay. */
export const withoutUnusedStyles: PostCssPlugin = {
  postcssPlugin: 'without-unused-styles',
  Once(root) {
    if (!infima.test(root.source?.input.file ?? '')) return;
    const unseen: { remove(): unknown }[] = [];
    root.walkDecls(pictures, (declaration) => void unseen.push(declaration));
    for (const declaration of atLeastOne(unseen, 'pictures in Infima', 'unused-styles.ts'))
      declaration.remove();
    for (const part of parts) {
      const own = new RegExp(`\\.${part}(?!-?[a-z])`);
      const rules: { remove(): unknown }[] = [];
      root.walkRules((rule) => {
        if (rule.selectors.every((selector) => own.test(selector))) rules.push(rule);
      });
      for (const rule of atLeastOne(rules, `.${part} in Infima`, 'unused-styles.ts')) rule.remove();
    }
  },
};
