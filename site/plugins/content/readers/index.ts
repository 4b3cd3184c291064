import type { ParseFrontMatter } from '@docusaurus/types';
import { roles } from '../../../readers.ts';

/**
 * Gives the sidebar item and the card of a page a class for each reader that the page is not for, so
 * that the role lens can make it quieter (src/css/reading-as.css), and the card the kind of page.
 */
export const withReaders: ParseFrontMatter = async (params) => {
  const parsed = await params.defaultParseFrontMatter(params);
  const { roles: named, type } = parsed.frontMatter;
  if (type) parsed.frontMatter['sidebar_custom_props'] = { kind: type };
  if (!Array.isArray(named)) return parsed;
  const others = roles.filter((role) => !named.includes(role));
  if (others.length > 0)
    parsed.frontMatter['sidebar_class_name'] = others.map((role) => `not-for-${role}`).join(' ');
  return parsed;
};
