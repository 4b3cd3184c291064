import type { Plugin as PostCssPlugin } from 'postcss';

/**
 * Lets the layout be a desktop's at 996 px and a phone's below (specification, sections 2 and 9). The sheets of the theme,
 * and ours beside them, begin one pixel later.
 */
export const desktopFrom996: PostCssPlugin = {
  postcssPlugin: 'desktop-from-996',
  AtRule: {
    media(rule) {
      rule.params = rule.params
        .replaceAll('(max-width: 996px)', '(max-width: 995.98px)')
        .replaceAll('(min-width: 997px)', '(min-width: 996px)');
    },
  },
};
