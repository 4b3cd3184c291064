import type { LoadedPlugin } from '@docusaurus/types';

/**
 * Docusaurus starts the `postBuild` of all plugins concurrently, in order. A plugin that needs the output of
 * later ones awaits this first in its own `postBuild`, before anything else.
 */
export async function afterAllPlugins(plugins: LoadedPlugin[], own: string): Promise<void> {
  const index = plugins.findIndex(({ name }) => name === own);
  if (index < 0) throw new Error(`There is no plugin "${own}" among those that are built.`);
  const steps = plugins.slice(index + 1).map((plugin) => {
    const step = plugin.postBuild;
    if (!step) return undefined;
    return new Promise<void>((resolve) => {
      plugin.postBuild = async (props) => {
        try {
          await step.call(plugin, props);
        } finally {
          resolve();
        }
      };
    });
  });
  await Promise.all(steps);
}

/**
 * A value shared by all plugins of a build. Each plugin is loaded with its own copy of our modules and would
 * otherwise compute it again.
 *
 * @param name a unique key
 * @param make called once, on first use
 */
export function oncePerProcess<Value extends object>(name: string, make: () => Value): Value {
  const values = globalThis as { [key: symbol]: Value | undefined };
  return (values[Symbol.for(name)] ??= make());
}
