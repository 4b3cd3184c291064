import { LIST, WORKER } from '../shared/pack-list.ts';

/**
 * Whether the owner of the site no longer wants saved copies: the list says so, or the list or the
 * worker is gone (404, 410). No answer, or any other answer, changes nothing.
 */
export async function isSwitchedOff(base: string): Promise<boolean> {
  try {
    const list = await fetch(base + LIST, { cache: 'no-store' });
    if (isGone(list)) return true;
    if (list.ok && ((await list.json()) as { enabled?: boolean }).enabled === false) return true;
    return isGone(await fetch(base + WORKER, { cache: 'no-store' }));
  } catch {
    return false;
  }
}

const isGone = ({ status }: Response): boolean => status === 404 || status === 410;
