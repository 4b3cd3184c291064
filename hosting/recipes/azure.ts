import type { BuiltFiles } from '../built-files.ts';
import { everywhere, moved, types } from '../rules.ts';
import { listCaching } from './path-lists.ts';

/** `staticwebapp.config.json` for Azure Static Web Apps, which reads 20 KB of it at most. */
export function azure({ base, paths, scripts }: BuiltFiles): string {
  const config = {
    trailingSlash: 'never',
    globalHeaders: everywhere(scripts),
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
    ],
    responseOverrides: { 404: { rewrite: `${base}404.html` } },
    mimeTypes: Object.fromEntries(
      Object.entries(types).map(([ending, type]) => [`.${ending}`, type]),
    ),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
