import { readFileSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { ParseFrontMatter } from '@docusaurus/types';
import { apis, areaOf, products } from '../../../content/products.ts';
import { kinds, roles } from '../../../content/readers.ts';
import { pageDate } from '../page-dates/index.ts';

/** The front matter of a page's file; empty if it has none. Accepts CRLF line endings. */
export function frontMatterOf(file: string | URL): Record<string, unknown> {
  const [, yaml = ''] = /^---\r?\n(.*?)\r?\n---/s.exec(readFileSync(file, 'utf8')) ?? [];
  return (parse(yaml) ?? {}) as Record<string, unknown>;
}

const site = fileURLToPath(new URL('../../..', import.meta.url));

const areas = ['suite', ...products.map(({ slug }) => slug)];

const pageKeys = ['title', 'description', 'type', 'roles', 'applies_to', 'search', 'parts'];
/** Only generated pages have these. */
const generatedKeys = [
  'id',
  'slug',
  'sidebar_label',
  'sidebar_position',
  'custom_edit_url',
  'keywords',
];

/** The first fault of the front matter of a page of the docs, with its fix; undefined if there is none. */
export function frontMatterFault(frontMatter: Record<string, unknown>): string | undefined {
  const unknown = Object.keys(frontMatter).find(
    (key) => ![...pageKeys, ...generatedKeys].includes(key),
  );
  if (unknown !== undefined) return `${unknown} is no key of a page: write ${oneOf(pageKeys)}.`;
  const { title, description, type, roles: named, applies_to: appliesTo } = frontMatter;
  const { product } = (appliesTo ?? {}) as { product?: unknown };
  const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
  const isRole = (role: unknown) => roles.some((one) => one === role);
  const rules: [key: string, value: unknown, isRight: boolean, fix: string][] = [
    ['title', title, isText(title), 'write the heading of the page'],
    ['description', description, isText(description), 'write a sentence for search results'],
    ['type', type, Object.hasOwn(kinds, String(type)), `write ${oneOf(Object.keys(kinds))}`],
    [
      'roles',
      named,
      Array.isArray(named) && named.length > 0 && named.every(isRole),
      `write a list such as [administrator], each ${oneOf(roles)}`,
    ],
    [
      'product of applies_to',
      product,
      areas.some((area) => area === product),
      `write ${oneOf(areas)}`,
    ],
  ];
  const [key, value, , fix] = rules.find(([, , isRight]) => !isRight) ?? [];
  if (key === undefined) return undefined;
  return `${key} is ${value === undefined ? 'missing' : JSON.stringify(value)}: ${fix}.`;
}

const oneOf = (words: readonly string[]): string => `one of ${words.join(', ')}`;

/**
 * Checks the front matter of a page of the docs. Adds its date, for which Docusaurus would run `git` once per page, and
 * the props of its sidebar item and card: its type, and a class for each role it is not for, so that the role filter can
 * dim it (css/role-filter.css).
 */
export const parsePageFrontMatter: ParseFrontMatter = async (params) => {
  const parsed = await params.defaultParseFrontMatter(params);
  const path = relative(site, params.filePath).replaceAll('\\', '/');
  const isPage = !basename(path).startsWith('_');
  const fault = isPage && path.startsWith('docs/') && frontMatterFault(parsed.frontMatter);
  if (fault) throw new Error(fault);
  const folder = basename(dirname(params.filePath));
  const { className, customProps } = sidebarItemProps(parsed.frontMatter, folder);
  if (customProps) parsed.frontMatter['sidebar_custom_props'] = customProps;
  if (className) parsed.frontMatter['sidebar_class_name'] = className;
  const date = pageDate('', path);
  if (date && isPage) parsed.frontMatter['last_update'] = { date };
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
