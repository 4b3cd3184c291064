import { savesData } from '../../../shell/page/schedule.ts';
import {
  asPackList,
  filesOf,
  LIST,
  WORKER,
  type PackList,
  type Part,
} from '../shared/pack-list.ts';
import { savePack, type Saving } from './save.ts';
import { readLook, readSaved, removePack, writeLook, type Saved, isDue } from './saved-pack.ts';

/** Fetches the list of the files of this site as it is on the host now. Rejects when it cannot be had. */
export async function fetchList(base: string): Promise<PackList> {
  const response = await fetch(base + LIST, { cache: 'no-store' });
  if (response.status === 404 || response.status === 410) return asPackList({ enabled: false });
  return asPackList(await response.json());
}

/** Saves a version for the first time or anew, then puts the worker in place that answers from it. */
export async function keepPack(saving: Saving): Promise<void> {
  const { base } = saving;
  await savePack(saving);
  await writeLook(base, 'looked for news', Date.now());
  await navigator.serviceWorker.register(base + WORKER, { scope: base, updateViaCache: 'none' });
}

export const dropPack = async (base: string): Promise<void> =>
  removePack(base, await navigator.serviceWorker.getRegistration(base));

/** Whether what is saved lacks or has other files than the list, for the chosen parts. */
export function isOutdated(saved: Saved, list: PackList, parts: readonly Part[]): boolean {
  return saved.version !== list.version || saved.files.length !== filesOf(list, parts).length;
}

/**
 * Brings the saved pack up to date without being asked: online only, at most once an hour, never
 * with data-saver or on a 2g line. A failure is silent; the saved version stays, and it is tried again.
 */
export async function updateWhenDue(base: string): Promise<void> {
  const saved = await readSaved(base);
  if (!saved || savesData()) return;
  if (!isDue(await readLook(base, 'looked for news'), Date.now())) return;
  try {
    const list = await fetchList(base).catch((error: unknown) => {
      // Asked only now: a host on this computer or beside it answers a device that calls itself offline.
      if (navigator.onLine) throw error;
    });
    // Nobody looked: the next page does, and not only after an hour.
    if (!list) return;
    if (!list.enabled) return await dropPack(base);
    if (isOutdated(saved, list, saved.parts)) {
      await savePack({ base, list, parts: saved.parts });
    }
  } catch (error) {
    console.warn(error);
  }
  // Not sooner: what the reader leaves before it is saved, the next page takes up.
  await writeLook(base, 'looked for news', Date.now());
}
