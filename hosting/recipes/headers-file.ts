import type { BuiltFiles } from '../built-files.ts';
import { everywhere, moved } from '../rules.ts';
import { listCaching } from './path-lists.ts';

/**
 * `_headers` for Netlify and Cloudflare Pages. Both apply every rule that fits, so no two rules set the
 * same header. Cloudflare reads 100 rules at most.
 */
export function headersFile(site: BuiltFiles): string {
  const { base, paths } = site;
  const block = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return [
    block('/*', everywhere(site)),
    ...listCaching(base, paths).map(({ path, value }) => block(path, { 'Cache-Control': value })),
    '',
  ].join('\n');
}

/**
 * `_redirects` for the same hosts. Both lead `/page/` to `/page` by themselves; an address that ends
 * in `/index.html` names no file here, so each page has a line. Cloudflare reads 2,000 of them.
 */
export function redirectsFile({ base, paths }: BuiltFiles): string {
  const pages = paths
    .filter((path) => path.endsWith('.html') && !/\/(index|404)\.html$/.test(path))
    .map((path) => path.replace(/\.html$/, ''));
  return [
    ...Object.entries(moved).map(([from, to]) => `${base}${from} ${base}${to} 301`),
    ...pages.map((page) => `${page}/index.html ${page} 301`),
    '',
  ].join('\n');
}
