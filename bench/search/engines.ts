import type { Engine } from './engine.ts';
import { ours } from './ours.ts';

/**
 * All engines measured, ours first. The peers are loaded by their address, so that types are checked
 * without them: they are installed by `npm run bench` alone.
 */
export async function loadEngines(): Promise<Engine[]> {
  const address = new URL('../peers/search/index.ts', import.meta.url).href;
  const { peers } = (await import(address)) as { peers: Engine[] };
  return [ours, ...peers];
}

/** The engine of this name. Ours is measured where no peer is installed, too. */
export async function engineNamed(name: string): Promise<Engine> {
  const engines = name === ours.name ? [ours] : await loadEngines();
  const found = engines.find((one) => one.name === name);
  if (!found) throw new Error(`There is no engine "${name}".`);
  return found;
}
