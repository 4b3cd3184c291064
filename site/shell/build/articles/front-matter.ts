import { readFileSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { ParseFrontMatter } from '@docusaurus/types';
import { apis, areaOf } from '../../../content/products.ts';
import { roles } from '../../../content/readers.ts';
import { pageDate } from '../page-dates/index.ts';

/** The front matter of a page's file; empty where it has none. Lines may end as Windows ends them. */
export function frontMatterOf(file: string | URL): Record<string, unknown> {
  const [, written = ''] = /^---\r?\n(.*?)\r?\n---/s.exec(readFileSync(file, 'utf8')) ?? [];
  return (parse(written) ?? {}) as Record<string, unknown>;
}

const site = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Gives a page its date, for which the generator would ask `git` once for each, and its sidebar item and card a class
 * for each reader that it is not for, so that the role filter can make them quieter (css/role-filter.css), and its kind.
 */
export const withReaders: ParseFrontMatter = async (params) => {
  const parsed = await params.defaultParseFrontMatter(params);
  const folder = basename(dirname(params.filePath));
  const { className, customProps } = shownFor(parsed.frontMatter, folder);
  if (customProps) parsed.frontMatter['sidebar_custom_props'] = customProps;
  if (className) parsed.frontMatter['sidebar_class_name'] = className;
  const date = pageDate('', relative(site, params.filePath).replaceAll('\\', '/'));
  if (date && !basename(params.filePath).startsWith('_'))
    parsed.frontMatter['last_update'] = { date };
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
