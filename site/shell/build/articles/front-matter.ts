import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The front matter of a page's file; empty where it has none. Lines may end as Windows ends them. */
export function frontMatterOf(file: string | URL): Record<string, unknown> {
  const [, written = ''] = /^---\r?\n(.*?)\r?\n---/s.exec(readFileSync(file, 'utf8')) ?? [];
  return (parse(written) ?? {}) as Record<string, unknown>;
}
