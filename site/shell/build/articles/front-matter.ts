import { readFileSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { ParseFrontMatter } from '@docusaurus/types';
import { apis, areaOf } from '../../../content/products.ts';
import { roles } from '../../../content/readers.ts';
import { pageDate } from '../page-dates/index.ts';

/** The front matter of a page's file; empty if it has none. Accepts CRLF line endings. */
export function frontMatterOf(file: string | URL): Record<string, unknown> {
  const [, yaml = ''] = /^---\r?\n(.*?)\r?\n---/s.exec(readFileSync(file, 'utf8')) ?? [];
  return (parse(yaml) ?? {}) as Record<string, unknown>;
}

const site = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Adds the date of the page, for which Docusaurus would run `git` once per page, and the props of its sidebar item and
 * card: its type, and a class for each role it is not for, so that the role filter can dim it (css/role-filter.css).
 */
export const parsePageFrontMatter: ParseFrontMatter = async (params) => {
  const parsed = await params.defaultParseFrontMatter(params);
  const folder = basename(dirname(params.filePath));
  const { className, customProps } = sidebarItemProps(parsed.frontMatter, folder);
  if (customProps) parsed.frontMatter['sidebar_custom_props'] = customProps;
  if (className) parsed.frontMatter['sidebar_class_name'] = className;
  const date = pageDate('', relative(site, params.filePath).replaceAll('\\', '/'));
  if (date && !basename(params.filePath).startsWith('_'))
    parsed.frontMatter['last_update'] = { date };
  return parsed;
};

/** The class, type and hue of a page's sidebar item. An API reference has the hue of its product. */
export function sidebarItemProps(
  { roles: named, type, ...more }: Record<string, unknown>,
  folder: string,
) {
  const others = Array.isArray(named) ? roles.filter((role) => !named.includes(role)) : [];
  const { product } = (more['applies_to'] ?? {}) as { product?: string };
  const hue = folder === apis.slug && areaOf(product)?.hue;
  const customProps = { ...(type !== undefined && { kind: type }), ...(hue && { hue }) };
  return {
    ...(others.length > 0 && { className: others.map((role) => `not-for-${role}`).join(' ') }),
    ...(Object.keys(customProps).length > 0 && { customProps }),
  };
}
