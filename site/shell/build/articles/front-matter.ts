import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { ParseFrontMatter } from '@docusaurus/types';
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
  const { className, customProps } = shownFor(parsed.frontMatter);
  if (customProps) parsed.frontMatter['sidebar_custom_props'] = customProps;
  if (className) parsed.frontMatter['sidebar_class_name'] = className;
  return parsed;
};

/** The class and the kind of the sidebar item of a page with this front matter. */
export function shownFor({ roles: named, type }: Record<string, unknown>) {
  const others = Array.isArray(named) ? roles.filter((role) => !named.includes(role)) : [];
  return {
    ...(others.length > 0 && { className: others.map((role) => `not-for-${role}`).join(' ') }),
    ...(type !== undefined && { customProps: { kind: type } }),
  };
}
