import type { BuiltFiles } from '../built-files.ts';
import { everywhere, forHosts, moved, otherwise, types, caching } from '../rules.ts';

/** `vercel.json`: `cleanUrls` and `trailingSlash` lead every form of an address to the page. */
export function vercel(site: BuiltFiles): string {
  const { base, paths } = site;
  const headers = (source: string, values: Readonly<Record<string, string>>) => ({
    source,
    headers: Object.entries(values).map(([key, value]) => ({ key, value })),
  });
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      headers('/(.*)', everywhere(site)),
      ...listCaching(base, paths).map(({ path, value }) =>
        headers(path.replace(/\./g, '\\.').replace(/\*$/, '(.*)'), { 'Cache-Control': value }),
      ),
    ],
    redirects: Object.entries(moved).map(([from, to]) => ({
      source: base + from,
      destination: base + to,
      statusCode: 301,
    })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** `.vercelignore`: what Vercel leaves behind. It compresses by itself. */
export function vercelIgnore(): string {
  const others = forHosts.filter((name) => name !== 'vercel.json');
  return [...others, '*.br', '*.gz', ''].join('\n');
}

/**
 * `staticwebapp.config.json` for Azure Static Web Apps. The first route that fits decides, and its
 * headers go before the global ones. Unless told, Azure lets pages be kept for 30 seconds.
 */
export function azure(site: BuiltFiles): string {
  const { base, paths } = site;
  const config = {
    trailingSlash: 'never',
    globalHeaders: { ...everywhere(site), 'Cache-Control': otherwise },
    routes: [
      ...Object.entries(moved).map(([from, to]) => ({
        route: base + from,
        redirect: base + to,
        statusCode: 301,
      })),
      ...listCaching(base, paths).map(({ path, value }) => ({
        route: path,
        headers: { 'Cache-Control': value },
      })),
      // What other hosts read would be public here.
      ...forHosts.map((name) => ({ route: base + name, statusCode: 404 })),
    ],
    responseOverrides: { 404: { rewrite: `${base}404.html` } },
    mimeTypes: Object.fromEntries(
      Object.entries(types).map(([ending, type]) => [`.${ending}`, type]),
    ),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

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

/** A path of a host that knows exact paths and whole folders (`/assets/*`), but no patterns. */
interface PathRule {
  path: string;
  value: string;
}

/**
 * The caching rules for such a host: a folder where all files fall under one rule is named once,
 * other files one by one. What is not named is asked for again each time, as these hosts do anyway.
 */
export function listCaching(base: string, paths: readonly string[]): PathRule[] {
  const ruleOf = (path: string) => caching.find((rule) => new RegExp(rule.paths).test(path));
  const topOf = (path: string) => {
    const [top, ...rest] = path.slice(base.length).split('/');
    return rest.length > 0 ? `${base}${top}/` : path;
  };
  const groups = new Map<string, string[]>();
  for (const path of paths) {
    const group = groups.get(topOf(path));
    if (group) group.push(path);
    else groups.set(topOf(path), [path]);
  }
  return [...groups].flatMap(([top, group]) => {
    const [rule, ...others] = new Set(group.map(ruleOf));
    if (rule && others.length === 0 && top.endsWith('/')) {
      return [{ path: `${top}*`, value: rule.value }];
    }
    return group.flatMap((path) => {
      const value = ruleOf(path)?.value;
      return value ? [{ path, value }] : [];
    });
  });
}
