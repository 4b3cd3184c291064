import type { LoadedPlugin } from '@docusaurus/types';

/**
 * Docusaurus starts the last step of all plugins at once, in their order. A plugin that needs what those
 * after it write calls this first in its own step, before it waits for anything else.
 */
export async function afterAllPlugins(plugins: LoadedPlugin[], own: string): Promise<void> {
  const index = plugins.findIndex(({ name }) => name === own);
  if (index < 0) throw new Error(`There is no plugin "${own}" among those that are built.`);
  const works = plugins.slice(index + 1).map((plugin) => {
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
  await Promise.all(works);
}
