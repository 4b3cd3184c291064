import type { BuiltFiles } from '../built-files.ts';
import { everywhere, forHosts, moved } from '../rules.ts';
import { listCaching } from './path-lists.ts';

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
