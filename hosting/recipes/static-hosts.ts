import type { BuiltFiles } from '../built-files.ts';
import { commonHeaders, hostFiles, redirects, defaultCaching, types, caching } from '../rules.ts';

/** `vercel.json`: `cleanUrls` and `trailingSlash` redirect alternative URLs to the page. */
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
      headers('/(.*)', commonHeaders(site)),
      ...listCaching(base, paths).map(({ path, value }) =>
        headers(path.replace(/\./g, '\\.').replace(/\*$/, '(.*)'), { 'Cache-Control': value }),
      ),
    ],
    redirects: Object.entries(redirects).map(([from, to]) => ({
      source: base + from,
      destination: base + to,
      statusCode: 301,
    })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** `.vercelignore`: files that Vercel does not deploy. It compresses by itself. */
export function vercelIgnore(): string {
  const others = hostFiles.filter((name) => name !== 'vercel.json');
  return [...others, '*.br', '*.gz', ''].join('\n');
}

/**
 * `staticwebapp.config.json` for Azure Static Web Apps. The first matching route wins, and its headers override the
 * global ones. By default Azure caches pages for 30 seconds.
 */
export function azure(site: BuiltFiles): string {
  const { base, paths } = site;
  const config = {
    trailingSlash: 'never',
    globalHeaders: { ...commonHeaders(site), 'Cache-Control': defaultCaching },
    routes: [
      ...Object.entries(redirects).map(([from, to]) => ({
        route: base + from,
        redirect: base + to,
        statusCode: 301,
      })),
      ...listCaching(base, paths).map(({ path, value }) => ({
        route: path,
        headers: { 'Cache-Control': value },
      })),
      // Configuration of other hosts would be public here.
      ...hostFiles.map((name) => ({ route: base + name, statusCode: 404 })),
    ],
    responseOverrides: { 404: { rewrite: `${base}404.html` } },
    mimeTypes: Object.fromEntries(
      Object.entries(types).map(([ending, type]) => [`.${ending}`, type]),
    ),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/**
 * `_headers` for Netlify and Cloudflare Pages. Both apply every matching rule, so no two rules set the same header.
 * Cloudflare reads at most 100 rules.
 */
export function headersFile(site: BuiltFiles): string {
  const { base, paths } = site;
  const block = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return [
    block('/*', commonHeaders(site)),
    ...listCaching(base, paths).map(({ path, value }) => block(path, { 'Cache-Control': value })),
    '',
  ].join('\n');
}

/**
 * `_redirects` for the same hosts. Both redirect `/page/` to `/page` by themselves; for `/page/index.html`, which is
 * no file, each page needs a line. Cloudflare reads at most 2,000.
 */
export function redirectsFile({ base, paths }: BuiltFiles): string {
  const pages = paths
    .filter((path) => path.endsWith('.html') && !/\/(index|404)\.html$/.test(path))
    .map((path) => path.replace(/\.html$/, ''));
  return [
    ...Object.entries(redirects).map(([from, to]) => `${base}${from} ${base}${to} 301`),
    ...pages.map((page) => `${page}/index.html ${page} 301`),
    '',
  ].join('\n');
}

/** A rule for hosts that support exact paths and folders (`/assets/*`), but no patterns. */
interface PathRule {
  path: string;
  value: string;
}

/**
 * The caching rules for such a host: one for a folder whose files all have the same caching, else one for each
 * file. Files without a rule are revalidated on each request, the default of these hosts.
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
