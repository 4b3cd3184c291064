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
