import { fileURLToPath } from 'node:url';
import type { Config, PluginConfig } from '@docusaurus/types';
import site from '../../site/docusaurus.config.ts';

const inSite = (path: string) =>
  path.startsWith('./') ? fileURLToPath(new URL(`../../site/${path}`, import.meta.url)) : path;

/** The plugins of the site with absolute paths, for a configuration in another folder. */
export const sitePlugins = (): PluginConfig[] =>
  ((site as Config).plugins ?? []).flatMap((plugin) => {
    if (typeof plugin === 'string') return [inSite(plugin)];
    if (!Array.isArray(plugin) || typeof plugin[0] !== 'string') return [plugin as PluginConfig];
    return [[inSite(plugin[0]), plugin[1]] as PluginConfig];
  });
