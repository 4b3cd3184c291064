import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { parse } from 'yaml';
import type { ParseFrontMatter } from '@docusaurus/types';
import { apis, areaOf } from '../../../content/products.ts';
import { roles } from '../../../content/readers.ts';

/** The front matter of a page's file; empty where it has none. Lines may end as Windows ends them. */
export function frontMatterOf(file: string | URL): Record<string, unknown> {
  const [, written = ''] = /^---\r?\n(.*?)\r?\n---/s.exec(readFileSync(file, 'utf8')) ?? [];
  return (parse(written) ?? {}) as Record<string, unknown>;
}

/**
 * Gives the sidebar item and the card of a page a class for each reader that the page is not for, so
 * that the role lens can make it quieter (css/reading-as.css), and the card the kind of page.
 */
export const withReaders: ParseFrontMatter = async (params) => {
  const parsed = await params.defaultParseFrontMatter(params);
  const folder = basename(dirname(params.filePath));
  const { className, customProps } = shownFor(parsed.frontMatter, folder);
  if (customProps) parsed.frontMatter['sidebar_custom_props'] = customProps;
  if (className) parsed.frontMatter['sidebar_class_name'] = className;
  return parsed;
};

/** The class, the kind and the hue of the sidebar item of a page in a folder: an API wears that of its product. */
export function shownFor({ roles: named, type, ...more }: Record<string, unknown>, folder: string) {
  const others = Array.isArray(named) ? roles.filter((role) => !named.includes(role)) : [];
  const { product } = (more['applies_to'] ?? {}) as { product?: string };
  const hue = folder === apis.slug && areaOf(product)?.hue;
  const customProps = { ...(type !== undefined && { kind: type }), ...(hue && { hue }) };
  return {
    ...(others.length > 0 && { className: others.map((role) => `not-for-${role}`).join(' ') }),
    ...(Object.keys(customProps).length > 0 && { customProps }),
  };
}
