import type { Engine } from './engine.ts';
import { ours } from './ours.ts';

/**
 * All engines, ours first. The peers are imported by a computed URL, so that types can be checked without them: only
 * `npm run bench` installs them.
 */
export async function loadEngines(): Promise<Engine[]> {
  const url = new URL('../peers/search/index.ts', import.meta.url).href;
  const { peers } = (await import(url)) as { peers: Engine[] };
  return [ours, ...peers];
}

/** The engine with this name. Ours works even if no peer is installed. @throws {Error} there is none */
export async function engineNamed(name: string): Promise<Engine> {
  const engines = name === ours.name ? [ours] : await loadEngines();
  const found = engines.find((one) => one.name === name);
  if (!found) throw new Error(`There is no engine "${name}".`);
  return found;
}
